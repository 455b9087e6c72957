import type { ServerMiddleware } from 'srvx'
import { addressOf } from './address.ts'

/**
 * /healthz: the process answers. /readyz: the server takes requests and is not stopping; otherwise 503, so that a load
 * balancer sends visitors elsewhere. Neither asks the gateway: all portals share it, and without it each can still
 * serve its cached pages.
 */
export function serveHealth(isStopping: () => boolean): ServerMiddleware {
  return (request, next) => {
    const { pathname } = addressOf(request)
    if (pathname === '/healthz') return status(200, 'ok')
    if (pathname === '/readyz') return isStopping() ? status(503, 'stopping') : status(200, 'ok')
    return next()
  }
}

function status(code: number, text: string): Response {
  return new Response(text, { status: code, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}
