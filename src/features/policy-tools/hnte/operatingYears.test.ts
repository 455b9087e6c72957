import { expect, test } from 'vitest'
import { inputsOf } from '../form/toolInputs.ts'
import { hnteSections } from './hnteSections.ts'
import { fewestYears, yearsRemark } from './operatingYears.ts'

test.each([
  ['2016-05-18', 3],
  ['2022-12-31', 3],
  ['2023-01-01', 2],
  ['2025-06-30', 1],
  ['2026-02-01', 1],
  ['', 1],
])('an enterprise established on %j has %s full years at least to tell at the end of 2025', (date, years) => {
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
])('of the years %j with %s to tell it is said what becomes of them', (values, fewest, remarks) => {
  expect(yearsRemark(values, { name: 'a', label: '销售收入', fewest })).toEqual(remarks)
})
