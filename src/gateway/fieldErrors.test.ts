import { expect, test } from 'vitest'
import { GatewayError } from './error.ts'
import { fieldErrors, formErrors } from './fieldErrors.ts'

test('8-15 errors of a 3000 that name a field of the form go to that field', () => {
  const error = new GatewayError('fields', {
    operationId: 'registerByPhone',
    items: [
      { text: '手机号格式不正确', field: 'body.tel' },
      { text: '验证码格式不正确', field: 'query.verifyCode' },
      { text: '租户不存在', field: 'header.tenant-host' },
      { text: '请求过于频繁' },
    ],
  })
  expect(fieldErrors(error, ['tel', 'verifyCode', 'password'])).toEqual([
    { name: 'tel', message: '手机号格式不正确' },
    { name: 'verifyCode', message: '验证码格式不正确' },
  ])
})

test('a field of a section is found by its own name', () => {
  const error = new GatewayError('fields', {
    operationId: 'saveEnterpriseBasic',
    items: [{ text: '请输入企业名称', field: 'body.name' }],
  })
  expect(fieldErrors(error, ['basicDTO.name'])).toEqual([{ name: 'basicDTO.name', message: '请输入企业名称' }])
  expect(formErrors(error, ['basicDTO.name'])).toEqual([])
})

test('8-17 a form shows a refusal with its code, at the field it names and above the button', () => {
  const error = new GatewayError('business', {
    operationId: 'sendRegisterSmsCaptcha',
    returnCode: '4001',
    items: [{ text: '图形验证码错误或已过期', field: 'query.captchaCode' }, { text: '发送失败' }],
  })
  expect(fieldErrors(error, ['captchaCode'])).toEqual([
    { name: 'captchaCode', message: '4001：图形验证码错误或已过期' },
  ])
  expect(formErrors(error, ['captchaCode'])).toEqual(['4001：发送失败'])
})

test('8-12 errors that belong to no field of the form concern the form as a whole', () => {
  const error = new GatewayError('fields', {
    operationId: 'saveFeedback',
    items: [
      { text: '手机号格式错误', field: 'body.telephone' },
      { text: '来源错误', field: 'body.source' },
      { text: '提交过于频繁' },
    ],
  })
  expect(formErrors(error, ['telephone', 'description'])).toEqual(['来源错误', '提交过于频繁'])
})
