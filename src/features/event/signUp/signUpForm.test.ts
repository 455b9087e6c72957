import { expect, test } from 'vitest'
import { emptySignUp, signUpBody, signUpSchema } from './signUpForm.ts'

const seat = {
  key: 'seat',
  label: '是否需要停车位',
  type: 'SINGLE',
  required: true,
  options: ['需要', '不需要'],
} as const
const topics = {
  key: 'topics',
  label: '关注的话题',
  type: 'MULTIPLE',
  required: false,
  options: ['归集', '备查'],
} as const
const extraFields = [seat, topics].map((field) => ({ ...field, options: [...field.options] }))

const empty = emptySignUp(extraFields)
const filled = { ...empty, enId: 'en-1001', name: '周示例', mobile: '138 0000 0001', agree: true }

function messages(values: object) {
  const issues = signUpSchema(extraFields).safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('an empty form names the missing fields, including the organiser’s own question', () => {
  expect(messages(empty)).toEqual({
    name: '请输入姓名',
    mobile: '请输入手机号',
    'extra.seat': '请填写是否需要停车位',
    agree: '请同意个人信息用于本次活动',
  })
})

test('empty fields are not sent, and the phone number is sent without its spaces', () => {
  const values = signUpSchema(extraFields).parse({ ...filled, extra: { seat: ['需要'], topics: [] } })
  expect(signUpBody({ ...filled, ...values }, 'ev-1001')).toEqual({
    eventId: 'ev-1001',
    enId: 'en-1001',
    name: '周示例',
    mobile: '13800000001',
    attendCount: 1,
    extra: [{ key: 'seat', values: ['需要'] }],
    agree: true,
  })
})

test('a blank answer counts as missing', () => {
  expect(messages({ ...filled, extra: { seat: [' '], topics: [] } })).toEqual({ 'extra.seat': '请填写是否需要停车位' })
})
