import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../http/cors.ts'
import { HttpProblem } from '../http/reply.ts'

/**
 * The control API reads SMS codes and rewrites the store, so no web page of another origin may reach it, and no name
 * that somebody points at this machine (DNS rebinding). Throws 403.
 */
export function assertOwnOrigin(headers: IncomingHttpHeaders): void {
  const { host = '', origin } = headers
  const own = `http://${host}`
  const foreign = origin !== undefined && origin !== own
  const crossSite = headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
  if (foreign || crossSite || !URL.canParse(own) || !isKnownHost(new URL(own).hostname)) {
    throw new HttpProblem(403, '控制接口不接受跨源请求')
  }
}

/** A name without a dot belongs to a local network, such as a container's; an address cannot be rebound. */
function isKnownHost(hostname: string): boolean {
  return isLoopback(hostname) || !hostname.includes('.') || /^[\d.]+$/.test(hostname)
}
