import type { ServerMiddleware } from 'srvx'
import * as z from 'zod'
import { addressOf } from './address.ts'
import type { Monitor } from './metrics/monitor.ts'

const PATH = '/web-vitals'

/** Bytes: a path and three numbers take a quarter of it. */
const MOST_BYTES = 1024

/** More at a time are no visitors who turn away from their pages. */
const MOST_PER_SECOND = 50

/** In ms, and as the browser counts shifts: more than a figure can be in earnest. */
const duration = z.number().min(0).max(120_000).optional()
const told = z.strictObject({
  path: z.string().startsWith('/').max(512),
  LCP: duration,
  INP: duration,
  CLS: z.number().min(0).max(100).optional(),
})

/** What a page's reply says to have so many of its visits measured (watchWebVitals.ts). */
export function wantsWebVitals(share: number): string {
  return `web-vitals;desc="${share}"`
}

/**
 * Takes what browsers tell of a page's speed. Anybody can send anything here, so that it is held to what browsers measure,
 * and to so many a second. Of the path the pattern of its route is kept, of the visitor nothing.
 */
export function takeWebVitals(
  monitor: Monitor,
  routeAt: (pathname: string) => string | undefined,
  now: () => number = Date.now,
): ServerMiddleware {
  let second = 0
  let taken = 0

  /** Whether this is one too many. */
  function isFull(): boolean {
    const current = Math.floor(now() / 1000)
    if (current !== second) taken = 0
    second = current
    taken += 1
    return taken > MOST_PER_SECOND
  }

  return async (request, next) => {
    if (addressOf(request).pathname !== PATH) return next()
    if (request.method !== 'POST') return answer(405, { allow: 'POST' })
    if ((request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return answer(403)
    const length = request.headers.get('content-length')
    if (length === null) return answer(411)
    if (Number(length) > MOST_BYTES) return answer(413)
    if (isFull()) return answer(429, { 'retry-after': '1' })
    const parsed = told.safeParse(await jsonOf(request))
    if (!parsed.success) return answer(400)
    const { path, LCP, INP, CLS } = parsed.data
    const route = routeAt(path.split(/[?#]/, 1)[0] ?? path) ?? 'none'
    if (LCP !== undefined) monitor.webVital('LCP', route, LCP / 1000)
    if (INP !== undefined) monitor.webVital('INP', route, INP / 1000)
    if (CLS !== undefined) monitor.webVital('CLS', route, CLS)
    return answer(204)
  }
}

/** Undefined for what is no JSON, or breaks off. */
async function jsonOf(request: Request): Promise<unknown> {
  try {
    return (await request.json()) as unknown
  } catch {
    return undefined
  }
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
