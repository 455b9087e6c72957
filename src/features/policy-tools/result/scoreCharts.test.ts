import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { scoredGroups, totalText } from './scoreCharts.ts'

test('a total is shown with its range, if it has one', () => {
  expect(totalText({ total: 74 })).toBe('74 分')
  expect(totalText({ total: 65, totalLow: 57, totalHigh: 73 })).toBe('57–73 分（中位 65）')
  expect(totalText({ total: 60, totalLow: 60, totalHigh: 60 })).toBe('60 分')
  expect(totalText({})).toBe('')
})

test('conditions have no points and are not in the chart', () => {
  const group = (code: string, max: number): Schema<'ToolGroup'> => ({ code, name: code, max, score: 0, ok: true })
  const groups = [group('CONDITION', 0), group('A', 20)]
  expect(scoredGroups({ groups }).map(({ code }) => code)).toEqual(['A'])
})
