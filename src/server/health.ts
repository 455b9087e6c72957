import type { ServerMiddleware } from 'srvx'
import type { ServerConfig } from './config.ts'

const READY_TIMEOUT = 2000

/**
 * /healthz: the process answers. /readyz: the gateway answers too, with whatever status, and the server is not about to
 * stop; 503 otherwise, so that a balancer sends visitors elsewhere.
 */
export function serveHealth(config: ServerConfig, isStopping: () => boolean): ServerMiddleware {
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return status(200, 'ok')
    if (pathname === '/readyz' && isStopping()) return status(503, 'stopping')
    if (pathname === '/readyz') return (await answers(config.gatewayUrl)) ? status(200, 'ok') : status(503, 'gateway')
    return next()
  }
}

function status(code: number, text: string): Response {
  return new Response(text, { status: code, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}

async function answers(gateway: URL): Promise<boolean> {
  try {
    const reply = await fetch(gateway, { method: 'HEAD', signal: AbortSignal.timeout(READY_TIMEOUT) })
    await reply.body?.cancel()
    return true
  } catch {
    return false
  }
}
