import { Agent, request as httpRequest } from 'node:http'
import { Random } from './random.ts'
import type { FuzzRequest } from './requests.ts'
import type { FuzzReply, FuzzTarget } from './target.ts'

const clients = 8
const resetEvery = 2000
/** A slower reply counts as hanging. */
const replyLimitMs = 30_000

interface FuzzResult {
  requests: number
  /** By HTTP status. */
  statuses: Record<string, number>
  /** The failures with their requests; at most a hundred. */
  failures: string[]
  /** Live heap after every reset, in MB. */
  heapMb: number[]
}

/** Sends this many broken requests to the target, and closes it; the same seed sends the same ones. */
export async function runFuzz(target: FuzzTarget, requests: number, seed: number): Promise<FuzzResult> {
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const heapMb: number[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: clients })

  const note = (failure: string) => {
    if (failures.length < 100) failures.push(failure.slice(0, 1000))
  }
  const sendOne = async (index: number) => {
    const sent = target.request(new Random(seed * 1_000_003 + index))
    target.prepare()
    try {
      const reply = await send(target.origin, agent, sent)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      const problem = target.problemOf(sent, reply)
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
      target.reset()
      heapMb.push(await target.heapMb())
    }
  } finally {
    agent.destroy()
    await target.close()
  }
  for (const trouble of target.troubles()) note(trouble)
  return { requests, statuses: Object.fromEntries(statuses), failures, heapMb }
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
        const own = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(own), body: Buffer.concat(chunks) })
      })
      response.once('error', reject)
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('no reply')))
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

function describe({ operationId, method, target, body }: FuzzRequest): string {
  return `${operationId} ${method} ${target.slice(0, 200)} ${Buffer.from(body ?? [])
    .toString('utf8')
    .slice(0, 200)}`
}
