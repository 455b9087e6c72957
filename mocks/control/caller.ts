import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isLoopback } from '../http/cors.ts'
import { HttpProblem } from '../http/reply.ts'

/** What a proxy adds to a request that it passes on. The portal adds `via` to each. */
const forwarding = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-.+)$/

/**
 * The control API reads passwords and SMS codes and rewrites the store. Only a program or the control page of this machine
 * may use it, directly: no web page of another origin, no name that somebody points at this machine (DNS rebinding), and
 * nobody for whom a proxy on this machine asks. `controlHosts` are the host names under which other machines, such as
 * the containers of a test, may use it, too. Throws 403.
 */
export function assertOwnCaller({ headers, socket }: IncomingMessage, controlHosts: readonly string[]): void {
  if (isForeignPage(headers)) throw new HttpProblem(403, '控制接口不接受跨源请求')
  if (Object.keys(headers).some((name) => forwarding.test(name))) throw new HttpProblem(403, '控制接口不接受转发的请求')
  const own = `http://${headers.host ?? ''}`
  const hostname = URL.canParse(own) ? new URL(own).hostname : ''
  const isLocal = isLoopback(hostname) && isLoopbackAddress(socket.remoteAddress)
  if (!isLocal && !controlHosts.includes(hostname)) {
    throw new HttpProblem(403, '控制接口只接受本机的请求，其他主机名须由 --control-host 放行')
  }
}

function isForeignPage(headers: IncomingHttpHeaders): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  return (origin !== undefined && origin !== `http://${host}`) || site === 'cross-site' || site === 'same-site'
}

/** A server that listens on :: sees IPv4 addresses as IPv6 ones. */
function isLoopbackAddress(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
