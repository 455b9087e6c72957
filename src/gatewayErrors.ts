import { createSerializationAdapter } from '@tanstack/react-router'
import { GatewayError } from './gateway/error.ts'

/**
 * Serialises errors that the server met while rendering, so that the browser gets them as what they were. As plain
 * errors they would remove the gateway's texts from the page on hydration. The cause is not sent: it is internal to the
 * server.
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
