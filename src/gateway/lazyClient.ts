import type { GatewayClient, GatewayEnvironment } from './client.ts'
import type { GatewayError } from './error.ts'

/**
 * A gateway client whose code is loaded with its first call: a public page is rendered with its data and calls nothing
 * until its visitor does something. A failed load rejects that call only; the next one tries again.
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

  function client(): Promise<GatewayClient> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    environment,
    exchange: async (...request) => (await client()).exchange(...request),
    perform: async (...operation) => (await client()).perform(...operation),
    onRequestError(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
