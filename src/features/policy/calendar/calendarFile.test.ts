import { expect, test } from 'vitest'
import { policyDetail } from '../detail/policyDetail.testdata.ts'
import { calendarFile, entriesOfEvents, entriesOfPolicy } from './calendarFile.ts'

const origin = 'https://portal.example.gov.cn'

/** The file's lines, unfolded. */
const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')

test('a policy is in a calendar with the opening and closing of its batch, both with reminders', () => {
  const lines = linesOf(calendarFile('申报日历', entriesOfPolicy(policyDetail), origin))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20260310',
    'DTSTART;VALUE=DATE:20260430',
  ])
  expect(lines).toContain(`SUMMARY:申报截止：${policyDetail.title}`)
  expect(lines).toContain(`URL;VALUE=URI:${origin}/policy/info/p-1001`)
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER:-P7D',
    'TRIGGER:-P1D',
    'TRIGGER:-P7D',
    'TRIGGER:-P1D',
  ])
})

test('the same policy gives the same file, so that a subscription sees no change', () => {
  const file = () => calendarFile('申报日历', entriesOfPolicy(policyDetail), origin)
  expect(file()).toBe(file())
})

test('a batch without an end has no closing', () => {
  const declarationDateList = [{ batchName: '常年', start: '2026-01-01', end: null }]
  expect(entriesOfPolicy({ ...policyDetail, declarationDateList }).map(({ title }) => title)).toEqual([
    `开始申报：${policyDetail.title}`,
  ])
})

test('an activity of the calendar leads to its own page', () => {
  const [entry] = entriesOfEvents([
    {
      type: 'ACTIVITY',
      typeDesc: '活动',
      eventId: 'ev-1001',
      title: '惠企政策进园区',
      department: '示例市科技局',
      start: '2026-04-10',
      end: '2026-04-11',
    },
  ])
  expect(entry).toMatchObject({ date: '2026-04-10', title: '活动：惠企政策进园区', uid: 'event-ev-1001' })
  expect(entry?.path).toBe('/qw/activity/detail?id=ev-1001')
})

test('an event of the calendar is on its day and has the same identity as in the file of its policy', () => {
  const [entry] = entriesOfEvents([
    {
      type: 'DECLARE_END',
      typeDesc: '申报截止',
      policyId: 'p-1001',
      title: policyDetail.title,
      department: '市工业和信息化局',
      start: '2026-03-10',
      end: '2026-04-30',
    },
  ])
  const closing = entriesOfPolicy(policyDetail).at(-1)
  expect(entry).toMatchObject({ date: '2026-04-30', uid: closing?.uid, remind: true })
})
