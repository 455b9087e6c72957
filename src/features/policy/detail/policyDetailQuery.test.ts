import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/error.ts'
import { isMissing } from '#gateway/refusal.ts'
import { isPolicyId } from '../policyId.ts'

test('an unknown policy is a missing page, another failure is not', () => {
  const operationId = 'getPolicyDetail'
  expect(isMissing(new GatewayError('business', { operationId, returnCode: '4040' }))).toBe(true)
  expect(isMissing(new GatewayError('notFound', { operationId, status: 404 }))).toBe(true)
  expect(isMissing(new GatewayError('business', { operationId, returnCode: '5000' }))).toBe(false)
  expect(isMissing(new GatewayError('network', { operationId }))).toBe(false)
  expect(isMissing(new Error('4040'))).toBe(false)
})

test('an impossible id is not sent to the gateway', () => {
  expect(isPolicyId('p-1001')).toBe(true)
  expect(isPolicyId('../uaa')).toBe(false)
  expect(isPolicyId('p 1')).toBe(false)
  expect(isPolicyId('x'.repeat(65))).toBe(false)
})
