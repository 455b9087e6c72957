import { readFileSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import autocannon from 'autocannon'

/** A server under measurement. */
export interface Contestant {
  name: string
  args: string[]
  env?: Record<string, string>
  readyUrl: string
}

export interface Running {
  child: ChildProcess
  /** From spawn to the first answer, in milliseconds. */
  readyMs: number
}

/** Starts a server and times how long it takes to answer its ready URL with any status. */
export async function startMeasured(contestant: Contestant): Promise<Running> {
  const started = performance.now()
  const child = spawn(process.execPath, contestant.args, {
    stdio: 'ignore',
    env: { ...process.env, ...contestant.env },
  })
  while (child.exitCode === null) {
    const answered = await fetch(contestant.readyUrl).then(
      () => true,
      () => false,
    )
    if (answered) return { child, readyMs: performance.now() - started }
    await new Promise((resolve) => {
      setTimeout(resolve, 10)
    })
  }
  throw new Error(`${contestant.name} ended with code ${child.exitCode} before it was ready`)
}

/** Stops a server and resolves when it is gone, so that the next one finds its port free. */
export async function stop({ child }: Running): Promise<void> {
  const gone = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  child.kill()
  await gone
}

/** Resident memory of a process in MB, as the kernel accounts it (Linux). */
export function residentMb({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Replaces `[<id>]` in the URL with a different number in each request. */
  idReplacement?: boolean
  connections: number
  seconds: number
}

/** Puts load on a server. Throws when a reply is not a 2xx, since a fast failure is not a result. */
export async function load({ url, method = 'GET', headers = {}, body, idReplacement = false, ...rest }: Load) {
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    idReplacement,
    connections: rest.connections,
    duration: rest.seconds,
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} replies were not 2xx, ${result.errors} failed`)
  }
  return { perSecond: result.requests.average, answered: result['2xx'] }
}

/** Requests per second under a load. */
export async function requestsPerSecond(own: Load): Promise<number> {
  return (await load(own)).perSecond
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('No values to take the median of')
  return middle
}
