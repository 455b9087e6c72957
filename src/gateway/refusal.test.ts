import { expect, test } from 'vitest'
import { GatewayError } from './error.ts'
import { isMissing } from './refusal.ts'

const operationId = 'getPolicySubject'

test.each([
  ['there is no such record', new GatewayError('business', { operationId, returnCode: '4040' }), true],
  ['the id is none that a record can have', new GatewayError('fields', { operationId, returnCode: '3000' }), true],
  ['there is no such address', new GatewayError('notFound', { operationId, status: 404 }), true],
  ['the gateway refuses for another reason', new GatewayError('business', { operationId, returnCode: '5000' }), false],
  ['the gateway is away', new GatewayError('network', { operationId }), false],
])('a page whose record cannot be read because %s', (_reason, error, missing) => {
  expect(isMissing(error)).toBe(missing)
})
