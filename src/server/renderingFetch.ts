import { LRUCache } from 'lru-cache'
import { operationAt } from '#gateway/contractPaths.ts'
import { isOfFrame, isSuccess } from '#gateway/frameReply.ts'
import type { Breaker } from './breaker.ts'
import { createGatewayPool } from './gatewayPool.ts'

/** How long the frame's replies are cached, in ms. */
const FRAME_LIFETIME = 60_000

/** More than the portal has tenants; a host made up by a visitor takes up an entry, too. */
const MOST_FRAME_REPLIES = 200

type OperationId = Parameters<typeof isOfFrame>[0]

interface KeptReply {
  body: string
  contentType: string
}

interface FrameCall {
  id: OperationId
  request: Request
}

/**
 * The fetch for rendering pages: behind the circuit breaker, limited to `timeout` ms, and with a cache of a minute for
 * the replies that every page needs. An expired reply is used until the new one arrives, and as long as the gateway
 * fails.
 */
export function createRenderingFetch(
  breaker: Breaker,
  timeout: number,
  gateway: URL,
  clock: { now: () => number } = performance,
): typeof fetch {
  const call = createGatewayPool(gateway)
  const basePath = gateway.pathname.replace(/\/$/, '')
  // The body is read at once: a gateway that begins a reply and then stalls counts as down, too.
  const limited = (request: Request, operation: OperationId | undefined) =>
    breaker.execute(() => call(request, timeout), { caller: 'page', operation: operation ?? 'none' })

  const frames = new LRUCache<string, KeptReply, FrameCall>({
    max: MOST_FRAME_REPLIES,
    ttl: FRAME_LIFETIME,
    allowStale: true,
    perf: clock,
    fetchMethod: async (_key, old, { context: { id, request } }) => {
      try {
        // Without the abort signal of the page that happened to ask first, because others wait for the same reply.
        return await keptReply(id, await limited(new Request(request.url, { headers: request.headers }), id))
      } catch (error) {
        if (old !== undefined) return old
        throw error
      }
    },
  })

  return async (input, init) => {
    const request = requestOf(input, init)
    const id = operationAt(request.method, new URL(request.url).pathname.slice(basePath.length))?.id
    if (id === undefined || !isOfFrame(id)) return limited(request, id)
    const key = `${request.headers.get('tenant-host')} ${request.url}`
    try {
      const { body, contentType } = await frames.forceFetch(key, { context: { id, request } })
      return new Response(body, { headers: { 'content-type': contentType } })
    } catch (error) {
      if (error instanceof UnfitReply) return error.reply.clone()
      throw error
    }
  }
}

/** Reuses an existing request: creating another costs more than everything that is done with it here. */
export function requestOf(input: RequestInfo | URL, init: RequestInit | undefined): Request {
  return input instanceof Request && init === undefined ? input : new Request(input, init)
}

/** A reply that reports a failure of the gateway: passed on to the page, but not cached. */
class UnfitReply extends Error {
  readonly reply: Response
  constructor(reply: Response) {
    super('The reply is not fit to be kept')
    this.reply = reply
  }
}

async function keptReply(id: OperationId, reply: Response): Promise<KeptReply> {
  const body = await reply.text()
  const contentType = reply.headers.get('content-type') ?? ''
  if (!isSuccess(id, reply.status, body)) {
    throw new UnfitReply(new Response(body, { status: reply.status, headers: { 'content-type': contentType } }))
  }
  return { body, contentType }
}
