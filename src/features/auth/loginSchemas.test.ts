import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { passwordLoginSchema, phoneLoginSchema, registerSchema, resetPasswordSchema } from './loginSchemas.ts'

/** The first message that a form shows at a field. */
function messageAt(schema: z.ZodMiniType, values: Record<string, unknown>, field: string): string | undefined {
  const result = schema.safeParse(values)
  return result.error?.issues.find((issue) => issue.path[0] === field)?.message
}

const passwordLogin = { username: 'member01', password: 'Portal@2026', captchaCode: 'A7kP' }
const phoneLogin = { tel: '13800000001', verifyCode: '246810' }
const register = { ...phoneLogin, password: 'Portal@2026', agreement: true }
const empty = ['', undefined, '   ']

test('5-08 to 5-13 a complete password login passes', () => {
  expect(passwordLoginSchema.parse(passwordLogin)).toEqual(passwordLogin)
})

test.each(empty)('5-08 username %j: 请输入用户名', (username) => {
  expect(messageAt(passwordLoginSchema, { ...passwordLogin, username }, 'username')).toBe('请输入用户名')
})

test('5-09 9-12 username accepts 50 characters and no more', () => {
  expect(messageAt(passwordLoginSchema, { ...passwordLogin, username: 'a'.repeat(50) }, 'username')).toBeUndefined()
  expect(messageAt(passwordLoginSchema, { ...passwordLogin, username: 'a'.repeat(51) }, 'username')).toBe(
    '用户名不能超过 50 个字符',
  )
})

test.each(['', undefined])('5-10 password %j: 请输入密码', (password) => {
  expect(messageAt(passwordLoginSchema, { ...passwordLogin, password }, 'password')).toBe('请输入密码')
})

test('5-11 9-13 password accepts 50 characters and no more', () => {
  expect(messageAt(passwordLoginSchema, { ...passwordLogin, password: 'a'.repeat(50) }, 'password')).toBeUndefined()
  expect(messageAt(passwordLoginSchema, { ...passwordLogin, password: 'a'.repeat(51) }, 'password')).toBe(
    '密码不能超过 50 个字符',
  )
})

test.each(empty)('5-12 captcha %j: 请输入图形验证码中的字符', (captchaCode) => {
  expect(messageAt(passwordLoginSchema, { ...passwordLogin, captchaCode }, 'captchaCode')).toBe(
    '请输入图形验证码中的字符',
  )
})

test('5-13 9-14 captcha accepts 20 characters and no more', () => {
  expect(
    messageAt(passwordLoginSchema, { ...passwordLogin, captchaCode: 'a'.repeat(20) }, 'captchaCode'),
  ).toBeUndefined()
  expect(messageAt(passwordLoginSchema, { ...passwordLogin, captchaCode: 'a'.repeat(21) }, 'captchaCode')).toBe(
    '图形验证码不能超过 20 个字符',
  )
})

test.each(empty)('5-14 tel %j: 请输入手机号', (tel) => {
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, tel }, 'tel')).toBe('请输入手机号')
})

test.each(['1380000000a', '１３８００００００１', '(0523)87600000'])('5-15 tel %s: 请输入正确的手机号码', (tel) => {
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, tel }, 'tel')).toBe('请输入正确的手机号码')
})

test.each(['13800000001', '+86-13800000001', '0523-87600000', ' 13800000001 '])('5-15 tel %j passes', (tel) => {
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, tel }, 'tel')).toBeUndefined()
})

test.each(['138 0000\u30000001', '138-0000-0001', '+86 138 0000 0001'])(
  'the phone number %j is sent as its digits, as a user name too',
  (tel) => {
    expect(phoneLoginSchema.parse({ ...phoneLogin, tel }).tel).toBe('13800000001')
    expect(passwordLoginSchema.parse({ ...passwordLogin, username: tel }).username).toBe('13800000001')
  },
)

test.each(['zhou li', 'zhou-138', '138-0000-000a'])('the user name %s is unchanged', (username) => {
  expect(passwordLoginSchema.parse({ ...passwordLogin, username }).username).toBe(username)
})

test('5-16 9-10 tel accepts 50 characters and no more', () => {
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, tel: '1'.repeat(50) }, 'tel')).toBeUndefined()
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, tel: '1'.repeat(51) }, 'tel')).toBe('手机号不能超过 50 个字符')
})

test.each(empty)('5-17 verifyCode %j: 请输入短信验证码', (verifyCode) => {
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, verifyCode }, 'verifyCode')).toBe('请输入短信验证码')
})

test.each(['12a4', '12-34', '１２３４'])('5-18 verifyCode %s: 请输入正确的数字验证码', (verifyCode) => {
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, verifyCode }, 'verifyCode')).toBe('请输入正确的数字验证码')
})

test('5-19 9-11 verifyCode accepts 20 digits and no more', () => {
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, verifyCode: '1'.repeat(20) }, 'verifyCode')).toBeUndefined()
  expect(messageAt(phoneLoginSchema, { ...phoneLogin, verifyCode: '1'.repeat(21) }, 'verifyCode')).toBe(
    '短信验证码不能超过 20 个字符',
  )
})

test.each([
  ['5-20', 'register', registerSchema],
  ['5-21', 'reset', resetPasswordSchema],
])('%s the password on %s accepts 50 characters and no more', (_, __, schema) => {
  const password = `Aa1${'a'.repeat(47)}`
  expect(messageAt(schema, { ...register, password }, 'password')).toBeUndefined()
  expect(messageAt(schema, { ...register, password: `${password}a` }, 'password')).toBe('密码不能超过 50 个字符')
})

test.each([
  ['', '请输入密码'],
  ['Aa1-aaa', '密码不能少于 8 个字符'],
  ['aaaaaaaa', '密码须包含大写字母、小写字母、数字、符号中的至少三种'],
  ['aaaa1111', '密码须包含大写字母、小写字母、数字、符号中的至少三种'],
  ['AAAA1111', '密码须包含大写字母、小写字母、数字、符号中的至少三种'],
  [' Portal@2026', '密码首尾不能有空格'],
  ['aaaaAAA1', undefined],
  ['aaaa-111', undefined],
  ['AAAA-111', undefined],
  ['aaaa密AAA', undefined],
])('a new password %j shows %s', (password, message) => {
  expect(messageAt(registerSchema, { ...register, password }, 'password')).toBe(message)
  expect(messageAt(resetPasswordSchema, { ...register, password }, 'password')).toBe(message)
})

test.each([false, undefined])('5-24 agreement %j: *请先阅读并同意服务协议和隐私协议', (agreement) => {
  expect(messageAt(registerSchema, { ...register, agreement }, 'agreement')).toBe('*请先阅读并同意服务协议和隐私协议')
})

test('5-25 register passes with the agreement ticked and not without', () => {
  expect(registerSchema.safeParse(register).success).toBe(true)
  expect(registerSchema.safeParse({ ...register, agreement: false }).success).toBe(false)
})
