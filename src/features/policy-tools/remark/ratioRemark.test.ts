import { expect, test } from 'vitest'
import { ratioRemark } from './ratioRemark.ts'

const staff = { title: '科技人员占比', of: 'tech', to: 'staff' }

test.each([
  ['10', '100', '科技人员占比：10 ÷ 100，约 10%'],
  ['9', '100', '科技人员占比：9 ÷ 100，约 9%'],
  // Would be 3% when rounded.
  ['2.9999', '100', '科技人员占比：3 ÷ 100，约 2.99%'],
  ['11.9', '400', '科技人员占比：11.9 ÷ 400，约 2.97%'],
  ['7', '100', '科技人员占比：7 ÷ 100，约 7%'],
  ['０', '1,000', '科技人员占比：0 ÷ 1000，约 0%'],
  ['3', '0', '科技人员占比：分母为 0，不能计算'],
])('%s of %s is shown as %s', (tech, total, text) => {
  expect(ratioRemark({ tech, staff: total }, staff)).toEqual([text])
})

test.each([
  ['', '100'],
  ['10', ''],
  ['十', '100'],
])('%j of %j is not shown', (tech, total) => {
  expect(ratioRemark({ tech, staff: total }, staff)).toEqual([])
})

test('years are added up', () => {
  const values = { 'rd-0': '100', 'rd-1': '200', 'sales-0': '4000', 'sales-1': '6000' }
  expect(ratioRemark(values, { title: '占比', of: ['rd-0', 'rd-1'], to: ['sales-0', 'sales-1'] })).toEqual([
    '占比：300 ÷ 10000，约 3%',
  ])
})
