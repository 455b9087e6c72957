import { expect, test } from 'vitest'
import { answersOf } from './answers.ts'
import { policyDetail } from './policyDetail.testdata.ts'

const today = '2026-04-18'
const dates = (start: string, end: string | null) => [{ batchName: '批次', start, end }]
const answers = (over: Partial<typeof policyDetail>) =>
  Object.fromEntries(answersOf({ ...policyDetail, ...over }, today).map(({ question, ...said }) => [question, said]))

test('the five questions are answered from the policy', () => {
  expect(answersOf(policyDetail, today)).toEqual([
    { question: '谁能享', text: '设备投入 300 万元以上的制造业企业' },
    { question: '给什么', text: '按设备投入的 12% 奖补，最高 200 万元' },
    { question: '怎么办', text: '申报评审，线上办理', note: '线上填报 → 属地初审' },
    { question: '何时截止', text: '2026-04-30 截止，剩 12 天', note: '申报中：2026-03-10 至 2026-04-30' },
    { question: '找谁', text: '市工业和信息化局 技术改造科', note: '0523-80000001，工作日 9:00-12:00' },
  ])
})

test('a policy without application says so', () => {
  const said = answers({
    enjoyMode: 'NO_APPLY',
    declarationTag: { code: 'NO_APPLY', text: '免申即享', grey: false },
    declarationDateList: [],
    amountList: [],
  })
  expect(said['怎么办']?.text).toBe('免申即享，无需提交申请')
  expect(said['何时截止']?.text).toBe('无需申报，没有截止日期')
  expect(said['给什么']).toEqual({ text: policyDetail.resultDesc })
})

test('amounts are added unless the result already contains them', () => {
  const amountList = [{ min: 20, max: 20, unit: '万元', desc: '另奖 20 万元' }]
  expect(answers({ amountList })['给什么']?.note).toBe('20 万元')
})

test('each state of the declaration has its own answer', () => {
  expect(
    answers({
      declarationTag: { code: 'NOT_STARTED', text: '未开始', grey: true },
      declarationDateList: dates('2026-05-01', '2026-05-31'),
    })['何时截止']?.text,
  ).toBe('2026-05-01 开始申报')
  expect(
    answers({
      declarationTag: { code: 'END', text: '已截止', grey: true },
      declarationDateList: dates('2026-01-01', '2026-01-31'),
    })['何时截止']?.text,
  ).toBe('已于 2026-01-31 截止')
  expect(
    answers({
      declarationTag: { code: 'LONG', text: '常年申报', grey: false },
      declarationDateList: dates('2026-01-01', null),
    })['何时截止']?.text,
  ).toBe('常年受理')
})

test('a historic policy has no deadline to wait for', () => {
  expect(answers({ validity: 'REPLACED' })['何时截止']).toEqual({ text: '历史政策，已停止申报' })
})

test('missing information from a department is named as missing', () => {
  const said = answers({ contact: [], process: [], declarations: [], declarationDateList: [] })
  expect(said['找谁']?.text).toBe('待部门补充')
  expect(said['怎么办']).toEqual({ text: '申报评审', note: '待部门补充' })
  expect(said['何时截止']?.text).toBe('待部门补充')
})
