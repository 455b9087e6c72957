import { expect, test } from 'vitest'
import { conditionWith, itemWith } from './report.testdata.ts'
import { levelCounts } from './levelChart.ts'
import { reportSearchSchema } from './reportSearch.ts'
import { groupItems, selectItems } from './selectItems.ts'

const met = [conditionWith('MET')]
const groups = groupItems(
  [
    {
      bucket: 'HIGH',
      bucketDesc: '高度匹配',
      items: [
        itemWith(met, { policyId: 'p-1', matchedDegree: 80, deadline: '2026-05-01' }),
        itemWith(met, { policyId: 'p-2', matchedDegree: 100, level: 'CITY' }),
        itemWith(met, { policyId: 'p-3', deadline: '2026-04-01' }),
      ],
    },
    { bucket: 'UNFIT', bucketDesc: '暂不符合', items: [itemWith([conditionWith('UNMET')], { policyId: 'p-4' })] },
  ],
  {},
)

const shown = (search: Parameters<typeof selectItems>[1]) =>
  selectItems(groups, search).flatMap(({ items }) => items.map(({ policyId }) => policyId))

test('every group is in the report, in its order, even when empty', () => {
  expect(groups.map(({ fit, items }) => [fit, items.length])).toEqual([
    ['READY', 3],
    ['CLOSE', 0],
    ['MISSING', 0],
    ['CONFIRM', 0],
    ['UNFIT', 1],
  ])
})

test('without filters all policies are in the gateway’s order', () => {
  expect(shown({})).toEqual(['p-1', 'p-2', 'p-3', 'p-4'])
})

test('a group or a level can be selected', () => {
  expect(shown({ fit: 'UNFIT' })).toEqual(['p-4'])
  expect(shown({ level: 'CITY' })).toEqual(['p-2'])
})

test('by degree, policies without one come last; by deadline, those without one', () => {
  expect(shown({ fit: 'READY', sort: 'DEGREE' })).toEqual(['p-2', 'p-1', 'p-3'])
  expect(shown({ fit: 'READY', sort: 'DEADLINE' })).toEqual(['p-3', 'p-1', 'p-2'])
})

test('any address gives a report', () => {
  expect(reportSearchSchema({ fit: 'CLOSE', level: 'CITY', sort: 'DEGREE' })).toEqual({
    fit: 'CLOSE',
    level: 'CITY',
    sort: 'DEGREE',
  })
  expect(reportSearchSchema({ fill: 'projectDTO.projectState' })).toEqual({ fill: 'projectDTO.projectState' })
  expect(reportSearchSchema({ fit: 'x', level: ['CITY'], sort: 1, fill: '"]<' })).toEqual({})
})

test('the overview counts every policy once, under its level and group', () => {
  const counts = levelCounts(groups).map(({ level, byFit }) => [level, ...byFit.map(({ count }) => count)])
  expect(counts).toEqual([
    ['CITY', 1, 0, 0, 0, 0],
    ['COUNTY', 2, 0, 0, 0, 1],
  ])
})
