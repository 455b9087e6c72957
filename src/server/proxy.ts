import { isBrokenCircuitError } from 'cockatiel'
import type { ServerRequest } from 'srvx'
import { contractMethods, operationAt } from '#gateway/contractPaths.ts'
import { addressOf } from './address.ts'
import { VisitorsFault, type Breaker } from './breaker.ts'
import type { ServerConfig } from './config.ts'
import { disarm } from './disarm.ts'
import { describeError, type Log } from './log.ts'
import { correlationOf, requestIdOf, TRACE_HEADERS } from './correlation.ts'
import { watchCall } from './watchedCall.ts'

const PREFIX = '/gateway'

/** Connection headers (RFC 9110 §7.6.1), and headers that the portal sets itself. */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  // The gateway identifies callers by their bearer token. Without cookies, a request forged by another site carries no
  // session.
  'cookie',
  'set-cookie',
]

/**
 * Only the portal's server may say these things about a visitor, so a visitor's own claims, and a proxy's, are dropped.
 */
const NOT_BELIEVED =
  /^(client-ip|enterprise-id|source|forwarded|via|x-(forwarded|original|envoy)-.*|x-(real|client|cluster-client)-ip|true-client-ip|cf-connecting-ip|x-host|x-rewrite-url)$/

/**
 * RFC 9110 §7.6.3. It shows a gateway that the call came from a visitor. The mock's control, which serves only its own
 * machine, relies on it.
 */
const VIA = '1.1 portal'

const NOT_KEPT = 'private, no-store'

/** The path to call at the gateway; undefined for the portal's own paths. */
export function gatewayPathOf(pathname: string): string | undefined {
  return pathname.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) : undefined
}

/** The methods allowed at a gateway path, for `Allow`; undefined where the contract has no operation. */
export function allowedMethods(gatewayPath: string): string | undefined {
  const methods = contractMethods(gatewayPath)
  return methods.length === 0 ? undefined : [...methods, 'OPTIONS'].join(', ')
}

/**
 * Proxies a browser's call to the gateway and streams both bodies. Only operations of the contract are passed on: other
 * addresses of the gateway, such as its metrics or the mock's control, are not public.
 */
export function createGatewayProxy(config: ServerConfig, breaker: Breaker, log: Log) {
  const base = config.gatewayUrl.href.replace(/\/$/, '')

  return async (request: ServerRequest, gatewayPath: string): Promise<Response> => {
    const { pathname, search } = addressOf(request)
    const refused = refusal(request.method, gatewayPath)
    if (refused !== undefined) return refused
    if (Number(request.headers.get('content-length') ?? 0) > config.maxBodySize) return tooLarge()

    const watched = watchCall(hasBody(request) ? request.body : null, config.gatewayTimeout)
    const send = async () => {
      const init: RequestInit & { duplex: 'half' } = {
        method: request.method,
        headers: forwardedHeaders(request, config.tenantHost),
        body: watched.body,
        duplex: 'half',
        redirect: 'manual',
        signal: AbortSignal.any([watched.signal, request.signal]),
      }
      try {
        return await fetch(base + gatewayPath + search, init)
      } catch (cause) {
        const isVisitors = request.signal.aborted || watched.isVisitorsFault()
        throw isVisitors ? new VisitorsFault('The visitor broke the call off', { cause }) : cause
      }
    }
    try {
      const operation = operationAt(request.method, gatewayPath)?.id ?? 'none'
      const reply = await breaker.execute(send, { caller: 'browser', operation })
      const body = reply.body && watched.watchReply(reply.body)
      if (body === null) watched.end()
      const headers = returnedHeaders(reply)
      // The unread rest of a body would precede the next request on its connection, which would then wait.
      if (request.runtime?.node?.req.complete === false) headers.set('connection', 'close')
      return new Response(body, { status: reply.status, headers })
    } catch (error) {
      watched.end()
      if (isBodyTooLarge(error)) return tooLarge()
      if (isBrokenCircuitError(error)) return unavailable(config.gatewayRest)
      if (request.signal.aborted) return failure(499, '请求已取消')
      if (error instanceof VisitorsFault) return failure(408, '请求超时')
      log('error', 'gateway failed', { requestId: requestIdOf(request), path: pathname, ...describeError(error) })
      return watched.signal.aborted ? failure(504, '请求超时') : failure(502, '服务器连接失败')
    }
  }
}

/** The reply to a call that is refused without asking the gateway; undefined if it is allowed. */
function refusal(method: string, gatewayPath: string): Response | undefined {
  const allow = allowedMethods(gatewayPath)
  if (allow === undefined) return failure(404, 'api地址不存在')
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow, 'cache-control': NOT_KEPT } })
  if (allow.split(', ').includes(method)) return undefined
  const response = failure(405, '请求方法不支持')
  response.headers.set('allow', allow)
  return response
}

function hasBody(request: Request): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD'
}

function forwardedHeaders(request: ServerRequest, tenantHost: string | undefined): Headers {
  const headers = new Headers(request.headers)
  const claimed = [...headers.keys()].filter((name) => NOT_BELIEVED.test(name))
  const dropped = [...NOT_FORWARDED, ...TRACE_HEADERS, ...connectionTokens(headers), ...claimed]
  for (const name of dropped) headers.delete(name)
  // The portal itself compresses towards the browser.
  headers.set('accept-encoding', 'identity')
  headers.set('via', VIA)
  for (const [name, value] of Object.entries(correlationOf(request))) headers.set(name, value)
  if (request.ip !== undefined) headers.set('x-forwarded-for', request.ip)
  if (tenantHost !== undefined) headers.set('tenant-host', tenantHost)
  return headers
}

function returnedHeaders(reply: Response): Headers {
  const headers = new Headers(reply.headers)
  for (const name of [...NOT_FORWARDED, ...connectionTokens(headers)]) headers.delete(name)
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding')
    headers.delete('content-length')
  }
  // Unless the gateway says otherwise, a reply is private. Some caches have rules of their own.
  if (!headers.has('cache-control')) headers.set('cache-control', NOT_KEPT)
  disarm(headers)
  return headers
}

function connectionTokens(headers: Headers): string[] {
  const tokens = (headers.get('connection') ?? '').split(',').map((token) => token.trim())
  return tokens.filter((token) => /^[\w-]+$/.test(token))
}

function isBodyTooLarge(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'ERR_BODY_TOO_LARGE') return true
  }
  return false
}

function tooLarge(): Response {
  return failure(413, '请求内容过大')
}

/** The reply while the circuit is open, for `rest` ms. */
function unavailable(rest: number): Response {
  const response = failure(503, '服务暂时不可用，请稍后再试')
  response.headers.set('retry-after', String(Math.ceil(rest / 1000)))
  return response
}

/** An HTTP error in the contract's envelope. */
function failure(status: number, errorMessage: string): Response {
  return Response.json({ returnCode: '5000', errorMessage }, { status, headers: { 'cache-control': NOT_KEPT } })
}
