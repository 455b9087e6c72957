import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { deductionBars, deductionSteps } from './deductionSteps.ts'

/** Case E of the rule's cases: overseas costs under their limit. */
const deduction: Schema<'RdDeductionOutcome'> = {
  five: 500,
  otherCap: 55.56,
  otherIn: 55.56,
  domestic80: 80,
  domestic: 635.56,
  overseas80: 240,
  overseasCap: 423.7,
  overseasIn: 240,
  base: 875.56,
  amortBase: 0,
  extraRate: 100,
  extra: 875.56,
  taxRate: 25,
  taxSaved: 218.89,
}

test('the calculation from the expenses to the tax saved can be followed, including limits', () => {
  const steps = Object.fromEntries(
    deductionSteps(deduction).map(({ name, value, note }) => [name, `${value}：${note}`]),
  )
  expect(steps).toMatchObject({
    计入的其他相关费用: '55.56 万元：限额 55.56 万元，为前五项之和的九分之一',
    委托境外计入: '240 万元：实际发生额的 80% 为 240 万元，限额 423.7 万元，为境内费用的三分之二',
    最多可节税: '218.89 万元：加计扣除额 × 适用税率 25%；亏损年度为以后年度可抵的上限',
  })
})

test('the bars show the components, except those that are 0', () => {
  expect(deductionBars(deduction).map(({ name }) => name)).toEqual([
    '前五项费用',
    '其他相关费用',
    '委托境内',
    '委托境外',
  ])
})
