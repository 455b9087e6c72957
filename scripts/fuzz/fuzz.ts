import { Agent, request as httpRequest } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { listOperations, readContract } from '../../mocks/contract/document.ts'
import { createMockGateway, type MockGateway } from '../../mocks/gateway.ts'
import { Random } from './random.ts'
import { fuzzRequest, type FuzzRequest } from './requests.ts'

const clients = 8
/** The state is put back now and then, so that what was created does not count as a leak. */
const resetEvery = 2000
/** A reply that takes longer has hung. */
const replyLimitMs = 30_000
const token = 'fuzz-token'

interface FuzzResult {
  requests: number
  /** By HTTP status. */
  statuses: Record<string, number>
  /** What went wrong, with the request it went wrong on; at most a hundred. */
  failures: string[]
  /** Heap in use after every reset, garbage collected, in MB. */
  heapMb: number[]
}

interface FuzzReply {
  status: number
  contentType: string
  body: Buffer
}

/** Sends so many broken requests to a gateway of its own; the same seed sends the same ones. */
export async function runFuzz(requests: number, seed: number): Promise<FuzzResult> {
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const heapMb: number[] = []
  const gateway = await createMockGateway({ onTrouble: (trouble) => note(trouble) })
  const origin = new URL(await gateway.listen(0))
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const operations = listOperations(readContract())

  const note = (failure: string) => {
    if (failures.length < 100) failures.push(failure.slice(0, 1000))
  }
  const sendOne = async (index: number) => {
    const random = new Random(seed * 1_000_003 + index)
    const operation = operations[random.below(operations.length)]
    if (operation === undefined) return
    signIn(gateway)
    const sent = fuzzRequest(random, operation, token)
    try {
      const reply = await send(origin, agent, sent)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      const problem = problemOf(sent, reply)
      if (problem !== undefined) note(`#${index} ${describe(sent)}: ${problem}`)
    } catch (error) {
      note(`#${index} ${describe(sent)}: ${String(error)}`)
    }
  }

  try {
    for (let from = 0; from < requests; from += resetEvery) {
      let next = from
      const until = Math.min(from + resetEvery, requests)
      const work = async () => {
        while (next < until) {
          next += 1
          await sendOne(next - 1)
        }
      }
      await Promise.all(Array.from({ length: clients }, work))
      gateway.reset()
      heapMb.push(heapInUseMb())
    }
  } finally {
    agent.destroy()
    await gateway.close()
  }
  for (const { operationId, violation } of gateway.drifts) note(`${operationId} broke the contract: ${violation}`)
  return { requests, statuses: Object.fromEntries(statuses), failures, heapMb }
}

/** A request may sign the member out, but not for the next one. */
function signIn({ store, clock }: MockGateway) {
  const accessExpiresAt = clock.now().getTime() + 86_400_000
  if (store.sessions.update('session-fuzz', { accessExpiresAt, revoked: false }) !== undefined) return
  const userId = store.users.all()[0]?.id ?? ''
  const session = { userId, accessToken: token, refreshToken: 'fuzz-refresh', accessExpiresAt, revoked: false }
  store.sessions.insert({ id: 'session-fuzz', ...session })
}

function send(origin: URL, agent: Agent, { method, target, headers, body }: FuzzRequest): Promise<FuzzReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = origin
    const length = body === undefined ? {} : { 'content-length': String(body.length) }
    const options = { hostname, port, agent, method, path: target, headers: { ...headers, ...length } }
    const outgoing = httpRequest({ ...options, timeout: replyLimitMs }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => {
        const contentType = response.headers['content-type'] ?? ''
        resolve({ status: response.statusCode ?? 0, contentType, body: Buffer.concat(chunks) })
      })
      response.once('error', reject)
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('no reply')))
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** What is wrong with a reply, whatever was asked; that it fits its operation the gateway itself makes sure of. */
function problemOf({ method }: FuzzRequest, { status, contentType, body }: FuzzReply): string | undefined {
  if (status >= 500) return `HTTP ${status} ${body.toString('utf8').slice(0, 600)}`
  if (status === 204 || method === 'HEAD' || !contentType.startsWith('application/json')) {
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

function describe({ operationId, method, target, body }: FuzzRequest): string {
  return `${operationId} ${method} ${target.slice(0, 200)} ${Buffer.from(body ?? [])
    .toString('utf8')
    .slice(0, 200)}`
}

function heapInUseMb(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}
