import { expect, test } from 'vitest'
import { fewestYears, growthHint, hnteSections, yearsRemark } from './hnteSections.ts'
import { inputsOf } from '../form/toolInputs.ts'

test.each([
  [[1000, 1350, 1822.5], '增长率约 35%'],
  [[1000, 1200, 1500], '增长率约 22.5%'],
  [[800, 760, 1000], '增长率约 13.29%'],
  [[1000, 1010, 1020], '增长率约 1%'],
  [[1000, 1000, 1000], '增长率约 0%'],
  [[1000, 900, 800], '增长率约 -10.56%'],
  [[0, 500, 650], '增长率约 30%（第一年不大于 0，不计入）'],
  [[-50, 300, 420], '增长率约 40%（第一年不大于 0，不计入）'],
  [[500, 0, 800], '增长率：中间一年不大于 0，按规则不得分'],
  [[undefined, 500, 650], '增长率约 30%（按 2 年计算）'],
])('growth over %j is shown as %s', (amounts, text) => {
  expect(growthHint('增长率', amounts)).toBe(text)
})

test.each([[[500, undefined, 650]], [[500, 650, undefined]], [[undefined, undefined, 650]], [[]]])(
  'growth over %j is not shown',
  (amounts) => {
    expect(growthHint('增长率', amounts)).toBeUndefined()
  },
)

test.each([
  ['2016-05-18', 3],
  ['2022-12-31', 3],
  ['2023-01-01', 2],
  ['2025-06-30', 1],
  ['2026-02-01', 1],
  ['', 1],
])('an enterprise established on %j must enter at least %s full years at the end of 2025', (date, years) => {
  expect(fewestYears(date, 2025)).toBe(years)
})

test.each([
  ['2016-05-18', undefined],
  ['2023-03-01', [500, 650]],
  ['', [500, 650]],
])('two years of sales of an enterprise established on %j are sent as %j', (establishTime, sent) => {
  const fields = hnteSections(2025, establishTime).flatMap((section) => section.fields)
  const { salesIncomes } = inputsOf(fields, { 'salesIncomes-1': '500', 'salesIncomes-2': '650' })
  expect(salesIncomes).toEqual(sent)
})

test.each([
  [{ 'a-1': '1', 'a-2': '2' }, 3, ['销售收入：年度没有填全，暂按资料不足处理']],
  [{ 'a-1': '1', 'a-2': '2' }, 1, ['销售收入：只有最近 2 年，按成立不满三年计算；成立满三年的请补全']],
  [{ 'a-0': '1', 'a-2': '2' }, 1, ['销售收入：年度没有填全，暂按资料不足处理']],
  [{ 'a-0': '1', 'a-1': '1' }, 1, ['销售收入：年度没有填全，暂按资料不足处理']],
  [{ 'a-0': '0', 'a-1': '1', 'a-2': '2' }, 3, []],
  [{}, 3, []],
])('for the years %j, with %s required, a remark says how they are treated', (values, fewest, remarks) => {
  expect(yearsRemark(values, { name: 'a', label: '销售收入', fewest })).toEqual(remarks)
})
