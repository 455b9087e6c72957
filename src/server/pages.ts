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
  /** Whether the page at a path depends on its visitor. */
  isPersonal(pathname: string): boolean
  /** The route pattern of a path, such as `/policy/info/$id`; undefined where there is none. */
  routeAt(pathname: string): string | undefined
}

/** Nobody shares an address with a longer query, so such a page is rendered for its visitor only. */
const LONGEST_SHARED_QUERY = 512

/** Addresses of the login pages carry return addresses, codes and states. */
const NEVER_SHARED = /^\/(auth|third-login)(\/|$)/

/** How many pages are rendered at a time; they spend most of that time waiting for the gateway. */
const AT_A_TIME = 16

/** How many more may wait, for a few seconds at most. Others are told to retry after this many seconds. */
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
 * Renders a page for every request that is neither for a file nor for the gateway. A public page is rendered
 * anonymously, cached, and sent to every visitor; a personal one is rendered for its visitor with its own script nonce.
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
  // Separate queues: made-up addresses of public pages must not keep members from theirs.
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
          // An anonymous request, so that nothing a visitor sends can show up on the next visitor's page.
          const nobodys = new Request(url.href, { headers: { accept: 'text/html' } })
          const keep = replies.of(tenantHost)
          let styles = ''
          const takeStyles = (css: string) => {
            styles = css
          }
          const context = { ...contextOf(request), cookies: '', nonce, keep, takeStyles }
          const response = await application.fetch(nobodys, { context })
          return sharedPageOf(response, { nonce, styles }, config.imageHosts)
        },
        (fallback) => sharedPageOf(fallback, { nonce, styles: '' }, config.imageHosts),
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
        // A personal page is streamed, so that its frame arrives before its parts.
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
      // A visitor who has left is not a failure of ours.
      if (!request.signal.aborted)
        log('error', 'page failed', { requestId: requestIdOf(request), ...describeError(error) })
      return fallback(new Response(FALLBACK_PAGE, { status: 500, headers }))
    }
  }
}

/** The page's address without the parameters that only say where the visitor came from. */
function withoutTrackingOf(address: Readonly<URL>): Readonly<URL> {
  const search = withoutTracking(address.search)
  if (search === address.search) return address
  const url = new URL(address.href)
  url.search = search
  return url
}

/** A fetch whose calls carry the ids of the request that the page is rendered for. */
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
