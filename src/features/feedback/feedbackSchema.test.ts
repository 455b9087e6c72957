import { expect, test } from 'vitest'
import { feedbackSchema } from './feedbackSchema.ts'

const valid = { telephone: '13800000001', type: 'FUNCTION', description: '附件打不开' }

/** The first message of each field. */
function messages(values: Record<string, unknown>) {
  const issues = feedbackSchema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test('5-26 a complete form is valid', () => {
  expect(messages(valid)).toEqual({})
})

test('5-30 5-32 5-33 an empty form names the missing fields', () => {
  const missing = { telephone: '请输入联系电话', type: '请选择问题类型', description: '请输入反馈内容' }
  expect(messages({})).toEqual(missing)
  expect(messages({ telephone: ' ', type: '', description: '\n' })).toEqual(missing)
})

test.each(['12800000001', '23800000001', '1380000000', '138000000011', '0523-87654321', '+85213800000001'])(
  '5-31 %s is not a mobile number',
  (telephone) => {
    expect(messages({ ...valid, telephone })).toEqual({ telephone: '手机号格式错误' })
  },
)

test.each(['13000000000', '19900000000', ' 13800000001 ', '138 0000 0001', '+86 138-0000-0001'])(
  '5-31 %s is a mobile number',
  (telephone) => {
    expect(messages({ ...valid, telephone })).toEqual({})
  },
)

test('a number typed in groups is sent without its spaces', () => {
  expect(feedbackSchema.parse({ ...valid, telephone: '138 0000\u30000001' }).telephone).toBe('13800000001')
})

test('5-27 9-09 the text has at most 200 characters', () => {
  expect(messages({ ...valid, description: '字'.repeat(200) })).toEqual({})
  expect(messages({ ...valid, description: '字'.repeat(201) })).toHaveProperty('description')
})
