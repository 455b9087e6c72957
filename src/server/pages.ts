import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel'
import type { ServerRequest } from 'srvx'
import { withoutTracking } from '../trackingParameters.ts'
import { addressOf } from './address.ts'
import type { ServerConfig } from './config.ts'
import { describeError, type Log } from './log.ts'
import { createKeptReplies } from './keptReplies.ts'
import type { Monitor } from './metrics/monitor.ts'
import { createPageCache } from './pageCache.ts'
import { requestOf } from './renderingFetch.ts'
import { renderContext, tenantHostOf, type RenderContext } from './renderContext.ts'
import { contentSecurityPolicy, createNonce, nonceSources } from './securityHeaders.ts'
import { sendOwnPage, sendSharedPage, sharedPageOf, type SharedPage } from './sharedPage.ts'
import { wantsWebVitals } from './webVitals.ts'
import { correlationOf, requestIdOf } from './correlation.ts'

/** Renders one page. */
export type Render = (request: Request, options: { context: RenderContext }) => Promise<Response> | Response

/** The built application. */
export interface Application {
  fetch: Render
  /** Whether the page of a path looks at who asks for it. */
  isPersonal(pathname: string): boolean
  /** The pattern of the route at a path, such as `/policy/info/$id`; undefined where there is none. */
  routeAt(pathname: string): string | undefined
}

/** A longer query is no address anybody shares: such a page is rendered for its visitor alone. */
const LONGEST_SHARED_QUERY = 512

/** The login pages' addresses carry return addresses, codes and states. */
const NEVER_SHARED = /^\/(auth|third-login)(\/|$)/

/** So many pages are made at a time: most of that time they wait for the gateway. */
const AT_A_TIME = 16

/** So many more wait, a few seconds at most; who comes after them had better come again, in so many seconds. */
const WAITING = 64
const COME_AGAIN = 2

/** Shown when not even the application's own error screen could be rendered (2.7-08). */
const FALLBACK_PAGE = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>服务器内部错误</title></head>
<body><main><h1>服务器内部错误，请稍后访问</h1><p><a href="/">返回首页</a></p></main></body>
</html>
`

/**
 * Answers everything that is neither a file nor the gateway's with a rendered page. A public page is rendered as nobody,
 * kept, and sent to every visitor; a personal one is rendered for its visitor with a script nonce of its own.
 */
export function createPages(
  config: ServerConfig,
  application: Application,
  callGateway: typeof fetch,
  log: Log,
  monitor: Monitor,
) {
  const replies = createKeptReplies(config.gatewayKeep)
  const cache = createPageCache<SharedPage>(config.pageCacheSize, (source) => monitor.page(source))
  // Apart from each other: made-up addresses of public pages must not keep members from theirs.
  const sharedTurns = bulkhead(AT_A_TIME, WAITING)
  const ownTurns = bulkhead(AT_A_TIME, WAITING)

  return async (request: ServerRequest): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
    const url = withoutTrackingOf(addressOf(request))
    const page = await (isShared(url) ? sharedPage(request, url) : ownPage(request))
    if (config.webVitalsSample > 0) page.headers.set('server-timing', wantsWebVitals(config.webVitalsSample))
    return page
  }

  function contextOf(request: ServerRequest): RenderContext {
    const path = addressOf(request).pathname
    return {
      ...renderContext(config, request, request.ip),
      fetch: correlated(callGateway, request),
      report: (error) =>
        log('error', 'page faulty', { requestId: requestIdOf(request), path, ...describeError(error) }),
    }
  }

  function isShared({ pathname, search }: Readonly<URL>): boolean {
    if (search.length > LONGEST_SHARED_QUERY || NEVER_SHARED.test(pathname)) return false
    return !application.isPersonal(pathname)
  }

  async function sharedPage(request: ServerRequest, url: Readonly<URL>): Promise<Response> {
    const tenantHost = tenantHostOf(config, request)
    const key = `${tenantHost} ${url.href}`
    const { page, madeAt } = await cache.get(key, () => {
      const nonce = createNonce()
      return renderOrFallback(
        request,
        sharedTurns,
        async () => {
          // A request of nobody: whatever the visitor sent along cannot show in the page of the next one.
          const nobodys = new Request(url.href, { headers: { accept: 'text/html' } })
          const keep = replies.of(tenantHost)
          const context = { ...contextOf(request), cookies: '', nonce, keep }
          const response = await application.fetch(nobodys, { context })
          return sharedPageOf(response, nonce, config.imageHosts)
        },
        (fallback) => sharedPageOf(fallback, nonce, config.imageHosts),
      )
    })
    return sendSharedPage(request, page, Date.now() - madeAt)
  }

  async function ownPage(request: ServerRequest): Promise<Response> {
    monitor.page('personal')
    const nonce = createNonce()
    const response = await renderOrFallback(
      request,
      ownTurns,
      async () => {
        const rendered = await application.fetch(request, { context: { ...contextOf(request), nonce } })
        // One that looks at its visitor comes as a stream: its frame is there before its parts.
        const isStream = application.isPersonal(addressOf(request).pathname)
        return isStream ? new Response(rendered.body, rendered) : sendOwnPage(request, rendered)
      },
      (fallback) => fallback,
    )
    const policy = contentSecurityPolicy(nonceSources(nonce), config.imageHosts)
    response.headers.set('content-security-policy', policy)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
    return response
  }

  async function renderOrFallback<Page>(
    request: ServerRequest,
    turns: BulkheadPolicy,
    render: () => Promise<Page>,
    fallback: (page: Response) => Page | Promise<Page>,
  ): Promise<Page> {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    try {
      return await turns.execute(render)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) {
        const later = { ...headers, 'retry-after': String(COME_AGAIN) }
        return fallback(new Response(FALLBACK_PAGE, { status: 503, headers: later }))
      }
      // Whoever has left is no failure of ours.
      if (!request.signal.aborted)
        log('error', 'page failed', { requestId: requestIdOf(request), ...describeError(error) })
      return fallback(new Response(FALLBACK_PAGE, { status: 500, headers }))
    }
  }
}

/** The address of a page without what only tells where its visitor came from. */
function withoutTrackingOf(address: Readonly<URL>): Readonly<URL> {
  const search = withoutTracking(address.search)
  if (search === address.search) return address
  const url = new URL(address.href)
  url.search = search
  return url
}

/** Calls that are known to belong to the request for which the page is made. */
function correlated(callGateway: typeof fetch, request: ServerRequest): typeof fetch {
  return (input, init) => {
    const call = requestOf(input, init)
    for (const [name, value] of Object.entries(correlationOf(request))) call.headers.set(name, value)
    return callGateway(call)
  }
}

function methodNotAllowed(): Response {
  return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
}
