import type { ServerMiddleware, ServerRequest } from 'srvx'
import { TRACE_HEADERS } from './correlation.ts'

/** These ids match up the logs of several servers. */
const IDS = new Set(['x-request-id', ...TRACE_HEADERS])

/**
 * Drops what a request claims in the name of a proxy, except the visitor's address and protocol, which srvx takes from
 * trusted proxies only. The forwarded host matters most: links, the QR code and the tenant would follow it, and caches
 * key pages by the Host header. Request id and trace are accepted from a trusted proxy only: otherwise a visitor could
 * put anything into the log, or file other people's calls under a trace of their own. This must run before anything
 * reads the request's URL, which is parsed once.
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

/** Removes headers from Node's request; srvx reads them from there on demand. */
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
