import { createSerializationAdapter } from '@tanstack/react-router'
import { GatewayError } from './gateway/error.ts'

/**
 * Lets a failure that the server met while rendering reach the browser as what it was. As a plain error it would take the
 * gateway's texts off the page again as soon as the page listens. Its cause stays behind: that is the server's own.
 */
export const gatewayErrors = createSerializationAdapter({
  key: 'gateway-error',
  test: (value): value is GatewayError => value instanceof GatewayError,
  toSerializable: ({ kind, operationId, returnCode, status, items }) => ({
    kind,
    operationId,
    items: [...items],
    ...(returnCode === undefined ? {} : { returnCode }),
    ...(status === undefined ? {} : { status }),
  }),
  fromSerializable: ({ kind, ...details }) => new GatewayError(kind, details),
})
