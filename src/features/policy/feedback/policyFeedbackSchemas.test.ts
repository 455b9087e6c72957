import { expect, test } from 'vitest'
import { consultSchema, correctionSchema, evaluationSchema } from './policyFeedbackSchemas.ts'

type Checked = { safeParse: (values: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } } }

/** The first message of each field. */
function messages(schema: Checked, values: Record<string, unknown>) {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

const consult = { title: '融资租赁设备', content: '能否计入设备投入？', telephone: '13800000001', public: false }
const correction = { fieldOrClause: 'contact', errorType: 'TEL', content: '电话已变更', telephone: '' }

test('a consultation needs title, content and a mobile number', () => {
  expect(messages(consultSchema, consult)).toEqual({})
  expect(messages(consultSchema, { title: ' ', content: '', telephone: '', public: false })).toEqual({
    title: '请输入咨询标题',
    content: '请输入咨询内容',
    telephone: '请输入联系电话',
  })
  expect(messages(consultSchema, { ...consult, telephone: '0523-80000001' })).toEqual({ telephone: '手机号格式错误' })
  expect(messages(consultSchema, { ...consult, content: '字'.repeat(501) })).toHaveProperty('content')
})

test('a correction needs a kind and five characters; the number is optional', () => {
  expect(messages(correctionSchema, correction)).toEqual({})
  expect(messages(correctionSchema, { ...correction, errorType: '', content: '' })).toEqual({
    errorType: '请选择错误类型',
    content: '请说明哪里有错',
  })
  expect(messages(correctionSchema, { ...correction, content: '电话错' })).toEqual({ content: '说明不能少于 5 个字符' })
  expect(messages(correctionSchema, { ...correction, telephone: '123' })).toEqual({ telephone: '手机号格式错误' })
})

test('an evaluation must at least say whether the policy was useful', () => {
  expect(messages(evaluationSchema, { useful: 'no', clarity: '', comment: '' })).toEqual({})
  expect(messages(evaluationSchema, { useful: '', clarity: '', comment: '' })).toEqual({ useful: '请选择是否有用' })
})
