import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isLoopback } from '../http/cors.ts'
import { HttpProblem } from '../http/reply.ts'

/** Headers that a proxy adds to a request that it forwards. The portal adds `via` to every request. */
const forwarding = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-.+)$/

/**
 * The control API exposes passwords and SMS codes and rewrites the store. Only a program or the control page on this
 * machine may call it, and only directly. It refuses web pages of other origins, host names that somebody pointed at
 * this machine (DNS rebinding), and requests forwarded by a local proxy. `controlHosts` are host names under which
 * other machines, such as test containers, may call it too. Throws 403.
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

/** A server that listens on :: reports IPv4 addresses as IPv6 addresses. */
function isLoopbackAddress(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
