import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { comingDays } from './eventDay.ts'

const endsOn = (end: string, title: string): Schema<'PolicyCalendarEvent'> => ({
  type: 'DECLARE_END',
  typeDesc: '申报截止',
  department: '市工业和信息化局',
  title,
  start: '2026-01-01',
  end,
})

const events = [
  endsOn('2026-11-26', '甲'),
  endsOn('2026-11-03', '乙'),
  endsOn('2026-11-26', '丙'),
  endsOn('2026-11-26', '丁'),
]

test('the days from today on are named, with the number of further ones', () => {
  expect(comingDays(events, '2026-11-23')).toEqual([{ date: '2026-11-26', named: [events[0], events[2]], more: 1 }])
})

test('in a month that is over, or has nothing to come, the first days are named', () => {
  expect(comingDays(events, '2026-12-01').map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-26'])
})
