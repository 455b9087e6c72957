import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/error.ts'
import { failureTitle } from './FallbackTitle.tsx'

const fine = { status: 'success', error: undefined }

test('a page that has loaded does not have a failure as its title', () => {
  expect(failureTitle([fine, fine])).toBeUndefined()
})

test('a missing address and a missing record are both titled 页面不存在', () => {
  expect(failureTitle([{ ...fine, _notFound: true }])).toBe('页面不存在')
  expect(failureTitle([fine, { status: 'notFound', error: undefined }])).toBe('页面不存在')
})

test("a failed page has its error screen's heading as title", () => {
  const refusal = new GatewayError('business', { operationId: 'getPolicy', items: [{ text: '该政策已下架' }] })
  expect(failureTitle([fine, { status: 'error', error: refusal }])).toBe('该政策已下架')
  expect(failureTitle([fine, { status: 'error', error: new TypeError('x') }])).toBe('服务器内部错误，请稍后访问')
})
