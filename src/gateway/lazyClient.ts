import type { GatewayClient, GatewayEnvironment } from './client.ts'
import { GatewayError } from './error.ts'
import type { OperationId } from './generated/operations.ts'
import { isSilent, type Silence } from './silence.ts'

/**
 * A gateway client whose code is loaded with its first call: a public page is rendered with its data and makes no calls
 * until its visitor does something. If loading fails, that call fails as if the gateway could not be reached, with the
 * same message unless the call is silent. The next call tries again.
 */
export function createLazyGatewayClient(environment: GatewayEnvironment): GatewayClient {
  const listeners = new Set<(error: GatewayError) => void>()
  let loading: Promise<GatewayClient> | undefined

  async function load(): Promise<GatewayClient> {
    const { createGatewayClient } = await import('./client.ts')
    const made = createGatewayClient(environment)
    made.onRequestError((error) => listeners.forEach((listener) => listener(error)))
    return made
  }

  async function client(operationId: OperationId, silent: Silence): Promise<GatewayClient> {
    loading ??= load()
    try {
      return await loading
    } catch (cause) {
      loading = undefined
      const error = new GatewayError('network', { operationId, cause })
      if (!isSilent(silent, error)) environment.notify({ level: 'error', text: error.message }, [operationId])
      throw error
    }
  }

  return {
    environment,
    // Callers of `exchange` are within `perform`, so the client is loaded by then.
    exchange: async (id, ...request) => (await client(id, true)).exchange(id, ...request),
    perform: async (id, attempt, options = {}) => (await client(id, options.silent)).perform(id, attempt, options),
    onRequestError(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
