import { expect, test } from 'vitest'
import type { Field } from '#gateway/generated/fields/field.ts'
import { numberRule } from './numberRule.ts'

const amount: Field = { title: '金额', kind: 'number', minimum: 1, maximum: 1000 }
const persons: Field = { title: '人数', kind: 'integer', minimum: 1, maximum: 10, required: true }
const share: Field = { title: '占比', kind: 'number', decimals: 4, maximum: 100 }

test.for([
  [amount, '', undefined],
  [amount, '12.50', undefined],
  [amount, ' 1,000 ', undefined],
  [amount, '面议', '请输入数字'],
  [amount, '12.505', '最多 2 位小数'],
  [amount, '0.5', '金额不能小于 1'],
  [amount, '1001', '金额不能超过 1,000'],
  [persons, '', '请输入人数'],
  [persons, '2.5', '请输入整数'],
  [persons, '3', undefined],
  [share, '0.1234', undefined],
  [share, '-1', '占比不能小于 0'],
] as const)('5-48 %o takes "%s" or says why not', ([field, typed, message]) => {
  expect(numberRule(field).safeParse(typed).error?.issues[0]?.message).toBe(message)
})
