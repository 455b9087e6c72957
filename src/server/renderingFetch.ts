import type { CircuitBreakerPolicy } from 'cockatiel'
import { LRUCache } from 'lru-cache'

/** What the frame of every page asks for: the tenant and the links of its footer. */
const FRAME_PATHS = ['/uaa/api/ua/tenant/info', '/uaa/api/ua/module-config/list']

/** How long the frame's replies are kept, in ms. */
const FRAME_LIFETIME = 60_000

/** More than the portal has tenants; a host made up by a visitor takes a place, too. */
const MOST_FRAME_REPLIES = 200

interface KeptReply {
  body: string
  contentType: string
}

/**
 * The fetch with which pages are rendered: behind the circuit breaker, limited to `timeout` ms, and with the replies that
 * every page needs kept for a minute. An old one of these serves until the new one is there,
 * also while the gateway fails.
 */
export function createRenderingFetch(
  breaker: CircuitBreakerPolicy,
  timeout: number,
  clock: { now: () => number } = performance,
): typeof fetch {
  const limited = (request: Request) =>
    breaker.execute(() => fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) }))

  const frames = new LRUCache<string, KeptReply, Request>({
    max: MOST_FRAME_REPLIES,
    ttl: FRAME_LIFETIME,
    allowStale: true,
    perf: clock,
    fetchMethod: async (_key, old, { context: asked }) => {
      try {
        // Without the signal of the page that happens to ask first: others wait for the same reply.
        return await keptReply(await limited(new Request(asked.url, { headers: asked.headers })))
      } catch (error) {
        if (old !== undefined) return old
        throw error
      }
    },
  })

  return async (input, init) => {
    const request = new Request(input, init)
    if (!isFrameCall(request)) return limited(request)
    const key = `${request.headers.get('tenant-host')} ${request.url}`
    try {
      const { body, contentType } = await frames.forceFetch(key, { context: request })
      return new Response(body, { headers: { 'content-type': contentType } })
    } catch (error) {
      if (error instanceof UnfitReply) return error.reply.clone()
      throw error
    }
  }
}

/** A reply that says the gateway could not do it: passed on to the page that asked, and not kept. */
class UnfitReply extends Error {
  readonly reply: Response
  constructor(reply: Response) {
    super('The reply is not fit to be kept')
    this.reply = reply
  }
}

function isFrameCall(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return request.method === 'GET' && FRAME_PATHS.some((path) => pathname.endsWith(path))
}

async function keptReply(reply: Response): Promise<KeptReply> {
  const body = await reply.text()
  const contentType = reply.headers.get('content-type') ?? ''
  if (reply.status !== 200 || !/"returnCode":\s*"200/.test(body)) {
    throw new UnfitReply(new Response(body, { status: reply.status, headers: { 'content-type': contentType } }))
  }
  return { body, contentType }
}
