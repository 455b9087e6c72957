import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { listOperations, readContract, type ContractOperation } from '#compiler/document.ts'
import { createMockGateway, type MockGateway } from '#mocks/gateway/gateway.ts'
import type { Random } from './random.ts'
import { fuzzRequest, type FuzzRequest } from './requests.ts'
import type { FuzzReply, FuzzTarget } from './target.ts'

export const token = 'fuzz-token'

/** A mock gateway with all operations. */
export async function gatewayTarget(): Promise<FuzzTarget> {
  const troubles: string[] = []
  const gateway = await createMockGateway({ onTrouble: (trouble) => troubles.push(trouble) })
  const origin = new URL(await gateway.listen(0))
  return {
    origin,
    prepare: () => signIn(gateway),
    request: operationRequests(),
    problemOf: envelopeProblem,
    reset: () => gateway.reset(),
    heapMb: heapInUseMb,
    troubles: () => [
      ...troubles,
      ...gateway.drifts.map(({ operationId, violation }) => `${operationId} broke the contract: ${violation}`),
    ],
    close: () => gateway.close(),
  }
}

/** Requests that resemble those of any operation. */
export function operationRequests(): (random: Random) => FuzzRequest {
  const operations = listOperations(readContract())
  const [first, ...further] = operations
  if (first === undefined) throw new Error('The contract has no operations')
  const all: [ContractOperation, ...ContractOperation[]] = [first, ...further]
  return (random) => fuzzRequest(random, random.pick(all), token)
}

/** A request may sign the member out, but that must not affect the next one. */
export function signIn({ store, clock }: MockGateway): void {
  const accessExpiresAt = clock.now().getTime() + 86_400_000
  if (store.sessions.update('session-fuzz', { accessExpiresAt, revoked: false }) !== undefined) return
  const userId = store.users.all()[0]?.id ?? ''
  const session = { userId, accessToken: token, refreshToken: 'fuzz-refresh', accessExpiresAt, revoked: false }
  store.sessions.insert({ id: 'session-fuzz', ...session })
}

/** The gateway itself validates each reply against its operation; this checks what all replies have in common. */
export function envelopeProblem({ method }: FuzzRequest, { status, headers, body }: FuzzReply): string | undefined {
  if (status >= 500) return `HTTP ${status} ${body.toString('utf8').slice(0, 600)}`
  const isJson = headers['content-type']?.startsWith('application/json') === true
  if (status === 204 || method === 'HEAD' || !isJson) {
    return status === 200 || status === 204 || method === 'HEAD' ? undefined : `HTTP ${status} without an envelope`
  }
  try {
    const envelope = JSON.parse(body.toString('utf8')) as { returnCode?: unknown }
    const code = String(envelope.returnCode)
    if (!/^\d{3,8}$/.test(code)) return `no returnCode: ${body.toString('utf8').slice(0, 200)}`
    return status === 200 || code === String(status) ? undefined : `HTTP ${status} with returnCode ${code}`
  } catch {
    return `no JSON: ${body.toString('utf8').slice(0, 200)}`
  }
}

function heapInUseMb(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}
