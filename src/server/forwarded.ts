import type { ServerMiddleware, ServerRequest } from 'srvx'
import { TRACE_HEADERS } from './correlation.ts'

/** By them logs of several servers are laid beside each other. */
const IDS = new Set(['x-request-id', ...TRACE_HEADERS])

/**
 * Forgets what a request says of itself in the name of a proxy, but for the visitor's address and protocol, which srvx
 * takes from trusted proxies only. Above all a host: links, the QR code and the tenant would follow it, and the caches
 * keep pages by the Host header. A request id and a trace, too, are a trusted proxy's to give: a visitor could have the
 * log hold anything, and calls of others recorded as their own. It must run before anything looks at the request's
 * address, which is read once.
 */
export function forgetForwarded(trustedProxies: string[]): ServerMiddleware {
  return (request, next) => {
    const trusted = isTrusted(request, trustedProxies)
    dropHeaders(request, (name) => isHearsay(name) || (IDS.has(name) && !trusted))
    return next()
  }
}

function isTrusted(request: ServerRequest, trustedProxies: string[]): boolean {
  const peer = request.runtime?.node?.req.socket.remoteAddress
  // A server that listens on :: sees IPv4 addresses as IPv6 ones.
  return peer !== undefined && trustedProxies.includes(peer.replace(/^::ffff:(?=.*\.)/, ''))
}

function isHearsay(name: string): boolean {
  if (name === 'x-forwarded-for' || name === 'x-forwarded-proto') return false
  return name === 'forwarded' || name.startsWith('x-forwarded-')
}

/** Takes headers out of Node's request, from which srvx reads its own on demand. */
function dropHeaders(request: ServerRequest, isDropped: (name: string) => boolean): void {
  const incoming = request.runtime?.node?.req
  if (incoming === undefined) return
  for (const name of Object.keys(incoming.headers).filter(isDropped)) {
    delete incoming.headers[name]
    const { rawHeaders } = incoming
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
      if (rawHeaders[at]?.toLowerCase() === name) rawHeaders.splice(at, 2)
    }
  }
}
