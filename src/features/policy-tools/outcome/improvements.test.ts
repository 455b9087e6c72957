import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { improvementsOf } from './improvements.ts'

function indicator(name: string, groupCode: string, points: Partial<Schema<'ToolItem'>>): Schema<'ToolItem'> {
  return {
    code: name,
    name,
    group: groupCode,
    requirement: '…',
    status: 'MET',
    basis: '…',
    suggestion: `提高${name}`,
    ...points,
  }
}

function group(code: string, max: number): Schema<'ToolGroup'> {
  return { code, name: code, max, score: 0, ok: null }
}

test('the indicator with the most points to gain comes first, and a full one is left out', () => {
  const items = [
    indicator('知识产权', 'IP', { maxScore: 8, scoreLow: 3, scoreHigh: 4 }),
    indicator('转化', 'TRANSFORMATION', { maxScore: 30, scoreLow: 1, scoreHigh: 6 }),
    indicator('管理', 'ORGANIZATION', { maxScore: 6, score: 6 }),
  ]
  const groups = [group('IP', 30), group('TRANSFORMATION', 30), group('ORGANIZATION', 20)]
  expect(improvementsOf({ items, groups })).toEqual([
    { name: '转化', missing: 24, suggestion: '提高转化' },
    { name: '知识产权', missing: 4, suggestion: '提高知识产权' },
  ])
})

test('a condition, and an indicator without data, is not an improvement', () => {
  const items = [indicator('居民企业', 'CONDITION', {}), indicator('转化', 'TRANSFORMATION', { maxScore: 30 })]
  expect(improvementsOf({ items, groups: [group('CONDITION', 0), group('TRANSFORMATION', 30)] })).toEqual([])
})

test('of two alternatives for the same points only the better one is named', () => {
  const items = [
    indicator('占销售收入', 'RD', { maxScore: 50, score: 20 }),
    indicator('占成本费用', 'RD', { maxScore: 50, score: 0 }),
  ]
  expect(improvementsOf({ items, groups: [group('RD', 50)] })).toEqual([
    { name: '占销售收入', missing: 30, suggestion: '提高占销售收入' },
  ])
})
