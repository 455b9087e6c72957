import type { ServerMiddleware } from 'srvx'
import * as z from 'zod'
import { addressOf } from './address.ts'
import type { Monitor } from './metrics/monitor.ts'

const PATH = '/web-vitals'

/** Bytes: a path and three numbers take a quarter of it. */
const MOST_BYTES = 1024

/** More reports at a time do not come from visitors leaving their pages. */
const MOST_PER_SECOND = 50

/** In ms; layout shifts as the browser scores them. More than any genuine value. */
const duration = z.number().min(0).max(120_000).optional()
const told = z.strictObject({
  path: z.string().startsWith('/').max(512),
  LCP: duration,
  INP: duration,
  CLS: z.number().min(0).max(100).optional(),
})

/** The header that asks for this share of visits to be measured (watchWebVitals.ts). */
export function wantsWebVitals(share: number): string {
  return `web-vitals;desc="${share}"`
}

/**
 * Accepts what browsers report about a page's speed. Anybody can send anything here, so only plausible values are
 * accepted, and only so many a second. The path is recorded as its route pattern, and nothing about the visitor.
 */
export function takeWebVitals(
  monitor: Monitor,
  routeAt: (pathname: string) => string | undefined,
  now: () => number = Date.now,
): ServerMiddleware {
  let second = 0
  let taken = 0

  /** Whether this report exceeds the limit. */
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

/** Undefined for a body that is not JSON or breaks off. */
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
