import { expect, test } from 'vitest'
import type { AnyToolField } from './toolFields.ts'
import { numberFault, toolSchema } from './toolSchema.ts'

const money = { unit: '万元' }
const staff = { unit: '人', whole: true }

test.each([
  ['', money, undefined],
  ['0', money, undefined],
  ['1,200.55', money, undefined],
  ['1200.', staff, undefined],
  ['一千', money, '请输入数字，例如 1200.5'],
  ['1.2.3', money, '请输入数字，例如 1200.5'],
  ['-1', money, '不能小于 0'],
  ['1.234', money, '最多 2 位小数'],
  ['1.5', staff, '请输入整数'],
  ['101', { unit: '%', maximum: 100 }, '不能大于 100 %'],
  ['-5', { unit: '%', minimum: -100 }, undefined],
])('%s shows its error', (text, rule, fault) => {
  expect(numberFault(text, rule)).toBe(fault)
})

test('only invalid input is refused; a missing value is allowed unless the field is required', () => {
  const fields: AnyToolField[] = [
    { kind: 'number', name: 'amount', label: '金额', unit: '万元' },
    { kind: 'years', name: 'sales', label: '收入', unit: '万元', years: ['前年', '去年'] },
    { kind: 'choice', name: 'industry', label: '行业', options: [], required: '请选择所属行业' },
  ]
  const issues = toolSchema(fields).safeParse({ 'sales-1': 'x', industry: '' }).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['sales-1', '请输入数字，例如 1200.5'],
    ['industry', '请选择所属行业'],
  ])
})
