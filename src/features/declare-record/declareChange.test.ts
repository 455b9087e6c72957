import { expect, test } from 'vitest'
import { declareChangeBody, declareChangeSchema, emptyDeclareChange } from './declareChange.ts'

const faults = (action: Parameters<typeof declareChangeSchema>[0], values: object) =>
  declareChangeSchema(action)
    .safeParse({ ...emptyDeclareChange, ...values })
    .error?.issues.map(({ message }) => message) ?? []

test("only a report asks for the application's stage, in the gateway's words", () => {
  expect(faults('REPORT', {})).toEqual(['请选择目前进度'])
  expect(faults('REPORT', { reported: 'MATCHED' })).toEqual(['请选择目前进度'])
  expect(faults('REPORT', { reported: 'PUBLICITY', amount: '12.5' })).toEqual([])
  expect(faults('CONFIRM', {})).toEqual([])
})

test('an amount is a number of at most two decimals, a remark has a limit', () => {
  expect(faults('REPORT', { reported: 'PAID', amount: '许多' })).toEqual(['请输入数字'])
  expect(faults('REPORT', { reported: 'PAID', amount: '1.234' })).toHaveLength(1)
  expect(faults('DECLINE', { remark: '字'.repeat(201) })).toEqual(['说明不能超过 200 个字符'])
})

test('empty fields, and fields of other actions, are not sent', () => {
  expect(declareChangeBody('dr-1', 'CONFIRM', { reported: 'PAID', amount: '1', remark: '' })).toEqual({
    id: 'dr-1',
    action: 'CONFIRM',
  })
  expect(declareChangeBody('dr-1', 'REPORT', { reported: 'PAID', amount: '0', remark: '到账' })).toEqual({
    id: 'dr-1',
    action: 'REPORT',
    reported: 'PAID',
    amount: 0,
    remark: '到账',
  })
})
