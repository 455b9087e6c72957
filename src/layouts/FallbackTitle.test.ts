import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/error.ts'
import { failureTitle } from './FallbackTitle.tsx'

const fine = { status: 'success', error: undefined }

test('a page that is there has no failure for its title', () => {
  expect(failureTitle([fine, fine])).toBeUndefined()
})

test('what is missing is titled 页面不存在, be it the address or the record', () => {
  expect(failureTitle([{ ...fine, _notFound: true }])).toBe('页面不存在')
  expect(failureTitle([fine, { status: 'notFound', error: undefined }])).toBe('页面不存在')
})

test('a failed page is titled as its screen is headed', () => {
  const refusal = new GatewayError('business', { operationId: 'getPolicy', items: [{ text: '该政策已下架' }] })
  expect(failureTitle([fine, { status: 'error', error: refusal }])).toBe('该政策已下架')
  expect(failureTitle([fine, { status: 'error', error: new TypeError('x') }])).toBe('服务器内部错误，请稍后访问')
})
