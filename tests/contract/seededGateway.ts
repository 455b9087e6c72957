import { listOperations, readContract } from '#compiler/document.ts'
import { createMockGateway, type MockGateway, type MockGatewayOptions } from '#mocks/gateway/gateway.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { validRequest, type Given } from '#scripts/conformance/validRequest.ts'

const token = 'contract-test-token'

/** The contract's operations, by the order of the bundle. */
export const contract = readContract()
export const operations = listOperations(contract)

export interface SeededGateway {
  gateway: MockGateway
  origin: string
  /** The header of the first seeded member. */
  authorization: string
  /** Back to the seeds, with the first seeded member signed in; in another scenario when it is named. */
  reset: (scenario?: ScenarioName) => void
  /** Sends the operation's example request as that member. */
  request: (operationId: string, given?: Given, headers?: Record<string, string>) => Promise<Response>
}

/** A listening mock gateway with its seeds. */
export async function startSeededGateway(options: MockGatewayOptions = {}): Promise<SeededGateway> {
  const gateway = await createMockGateway(options)
  const origin = await gateway.listen(0)
  const reset = (scenario?: ScenarioName) => {
    gateway.reset(scenario)
    const [user] = gateway.store.users.all()
    if (user === undefined) throw new Error('No user is seeded')
    const accessExpiresAt = gateway.clock.now().getTime() + 3_600_000
    const session = { userId: user.id, accessToken: token, refreshToken: 'example-refresh-token-0001' }
    gateway.store.sessions.insert({ id: 'session-contract-test', ...session, accessExpiresAt, revoked: false })
  }
  reset()
  return {
    gateway,
    origin,
    authorization: `Bearer ${token}`,
    reset,
    request: (operationId, given, headers = {}) => {
      const operation = operations.find((candidate) => candidate.operationId === operationId)
      if (operation === undefined) throw new Error(`The contract has no operation ${operationId}`)
      const { target, init } = validRequest(contract, operation, given)
      const authorization = `Bearer ${token}`
      return fetch(origin + target, { ...init, headers: { ...init.headers, authorization, ...headers } })
    },
  }
}
