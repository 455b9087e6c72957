import { expect, test } from 'vitest'
import { dockingBody, dockingSchema, emptyDocking } from './dockingForm.ts'

const filled = {
  ...emptyDocking,
  enId: 'en-1001',
  title: '干燥窑控制系统改造',
  content: '以湿度与温度分区控制改造干燥窑，可先做一台样机。',
  contactName: '周示例',
  contactTel: '138 0000 0001',
  agree: true,
}

function messages(values: object, kind: 'demand' | 'resource' = 'demand') {
  const issues = dockingSchema(kind).safeParse({ ...filled, ...values }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('an empty form names the missing fields, in words that fit the kind of docking', () => {
  expect(messages(emptyDocking)).toEqual({
    title: '请输入对接标题',
    content: '请输入方案说明',
    contactName: '请输入联系人',
    contactTel: '请输入联系电话',
    agree: '请先阅读并同意真实性承诺',
  })
  expect(messages({ content: '太短' }, 'resource')).toEqual({ content: '用途与要求不能少于 10 个字符' })
})

test('a price has at most two decimals, and a telephone number is valid', () => {
  expect(messages({ planPrice: '面议' })).toEqual({ planPrice: '请输入数字' })
  expect(messages({ planPrice: '38.123' })).toEqual({ planPrice: '最多 2 位小数' })
  expect(messages({ contactTel: '12345' })).toEqual({ contactTel: '请输入正确的手机号或固定电话' })
})

test('empty fields are not sent', () => {
  const values = dockingSchema('demand').parse(filled)
  expect(dockingBody(values)).toEqual({
    enId: 'en-1001',
    title: filled.title,
    content: filled.content,
    attachments: [],
    contactName: '周示例',
    contactTel: '13800000001',
    agree: true,
  })
  expect(dockingBody({ ...values, planPrice: '1,200.5', planCycle: 'M1' })).toMatchObject({
    planPrice: 1200.5,
    planCycle: 'M1',
  })
})
