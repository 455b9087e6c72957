import { expect, test } from 'vitest'
import type { ToolValues } from '../form/toolFields.ts'
import { calculateSections } from './calculateSections.ts'

function remarks(title: string, values: ToolValues) {
  return calculateSections.find((section) => section.title === title)?.remarks?.(values)
}

test.each([
  [{ negativeIndustryIncome: '500', totalIncome: '1000' }, '负面清单行业收入占比 50%'],
  [{ negativeIndustryIncome: '500.01', totalIncome: '1,000' }, '负面清单行业收入占比 50.001%'],
  [{ negativeIndustryIncome: '500', totalIncome: '1100', nonTaxableIncome: '60', investmentIncome: '40' }, '占比 50%'],
])('the share of the excluded trades is shown to the decimal that matters: %j', (values, text) => {
  expect(remarks('能否享受', values)).toEqual([expect.stringContaining(text)])
})

test('a share that cannot be calculated is not shown', () => {
  expect(remarks('能否享受', { totalIncome: '1000' })).toEqual([])
  expect(remarks('能否享受', { negativeIndustryIncome: '很多', totalIncome: '1000' })).toEqual([])
  expect(remarks('能否享受', { negativeIndustryIncome: '0', totalIncome: '0' })).toEqual([
    expect.stringContaining('不能计算占比'),
  ])
})

test('the limit of the other costs follows the first five as they are typed', () => {
  expect(remarks('自行研发的费用', {})).toEqual([])
  const values = { personnelCost: '300', directCost: '150', depreciation: '40', amortization: '10' }
  expect(remarks('自行研发的费用', values)).toEqual(['前五项合计 500 万元，其他相关费用最多计入 55.56 万元'])
})
