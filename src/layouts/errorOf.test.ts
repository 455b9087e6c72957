import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/error.ts'
import { errorScreenOf } from './errorOf.ts'

test('8-40 an error without a status is a 500, and its internal text stays hidden', () => {
  expect(errorScreenOf(new TypeError('x is not a function'))).toEqual({})
})

test('8-39 an error with a status keeps it', () => {
  expect(errorScreenOf(Object.assign(new Error('no'), { status: 503 }))).toEqual({ status: 503 })
})

test('2.7-07 8-17 8-41 a business error of the gateway shows its code and message', () => {
  const details = { operationId: 'getPolicyDetail', returnCode: '5000', items: [{ text: '该政策暂时不能查看' }] }
  const error = new GatewayError('business', details)
  expect(errorScreenOf(error)).toEqual({ status: 300, message: '5000：该政策暂时不能查看' })
})

test('2.7-03 a call that needs a login leads to the 401 screen', () => {
  expect(errorScreenOf(new GatewayError('unauthorized', { operationId: 'getPolicy' }))).toEqual({ status: 401 })
})

test('8-41 a gateway that cannot be reached is a 500 that says so', () => {
  const error = new GatewayError('network', { operationId: 'searchPolicies' })
  expect(errorScreenOf(error)).toEqual({ status: 500, message: '服务器连接失败' })
})
