import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inOrder, misdated, misordered, misorderedOnCondition } from './crossed.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('of two fields in order the later is made less than the earlier, numbers and days', () => {
  const valuesOf = (lists: string[][], given: object) =>
    misordered(lists, given as Record<string, unknown>).map(({ values }) => values)
  expect(valuesOf([['min', 'max']], { min: 50, max: 100 })).toEqual([{ min: 101, max: 100 }])
  expect(valuesOf([['from', 'to']], { from: '2026-03-01', to: '2026-04-01' })).toEqual([
    { from: '2026-03-01', to: '2026-02-28' },
  ])
  expect(valuesOf([['a', 'b', 'c']], { a: 1, b: 2, c: 3 })).toEqual([
    { a: 3, b: 2 },
    { b: 4, c: 3 },
  ])
  expect(valuesOf([['min', 'max']], { min: 50 })).toEqual([])
})

test('of two fields that are needed under a condition, the condition is fulfilled first', () => {
  const conditions = [{ when: { kind: ['RANGE'] }, fields: ['min', 'max'] }]
  const valuesOf = (given: object) =>
    misorderedOnCondition([['min', 'max']], conditions, given as Record<string, unknown>).map(({ values }) => values)
  expect(valuesOf({ kind: 'FIXED' })).toEqual([{ kind: 'RANGE', min: 3, max: 2 }])
  expect(valuesOf({ kind: 'RANGE', min: 1, max: 5 })).toEqual([])
})

test('parameters that no request needs are given values to contradict', () => {
  const lists = [
    ['minArea', 'maxArea'],
    ['from', 'to'],
  ]
  const schemas = { minArea: { type: 'number', minimum: 0 }, maxArea: { type: 'number' }, from: { type: 'string' } }
  expect(misordered(lists, inOrder(lists, { ...schemas, to: { type: 'string' } })).map(({ values }) => values)).toEqual(
    [
      { minArea: 2, maxArea: 1 },
      { from: '2026-01-05', to: '2026-01-04' },
    ],
  )
})

test('a day lies too near or too far by the day in China, a year by its number', () => {
  const ahead = (minimum?: number, maximum?: number) => ({
    'x-ahead': { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) },
  })
  const given = { deadline: '2026-05-01', year: 2024, other: 1 }
  expect(misdated({ deadline: ahead(1, 365), year: ahead(undefined, 0), other: {} }, given)).toMatchObject([
    { field: 'deadline', values: { deadline: '2026-03-02' } },
    { field: 'deadline', values: { deadline: '2027-03-04' } },
    { field: 'year', values: { year: 2027 } },
  ])
  expect(misdated({ deadline: ahead(1) }, {})).toEqual([])
})
