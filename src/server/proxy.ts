import { isBrokenCircuitError } from 'cockatiel'
import type { ServerRequest } from 'srvx'
import { VisitorsFault, type Breaker } from './breaker.ts'
import type { ServerConfig } from './config.ts'
import { describeError, requestIdOf, type Log } from './log.ts'
import { watchCall } from './watchedCall.ts'

const PREFIX = '/gateway'

/** Headers of one connection (RFC 9110 §7.6.1), and those the portal sets itself. */
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
  // The gateway knows callers by their bearer token. Without cookies no request forged by another site carries a session.
  'cookie',
  'set-cookie',
]

/** What only the portal's server says of a visitor, and what a proxy before it may have said: not the visitor's to claim. */
const NOT_BELIEVED =
  /^(client-ip|enterprise-id|source|forwarded|via|x-(forwarded|original|envoy)-.*|x-(real|client|cluster-client)-ip|true-client-ip|cf-connecting-ip|x-host|x-rewrite-url)$/

/** Markup of the gateway, e.g. an uploaded file, is not the portal's: it runs no script where the portal's cookies are. */
const MARKUP = /^(text\/(html|xml)|application\/xml|[^;]*\+xml)/i
const MARKUP_POLICY = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'"

const NOT_KEPT = 'private, no-store'

/** Whether the request is meant for the gateway. */
export function isGatewayRequest(pathname: string): boolean {
  return pathname.startsWith(`${PREFIX}/`)
}

/** Passes a browser's call on to the gateway, both bodies streamed. */
export function createGatewayProxy(config: ServerConfig, breaker: Breaker, log: Log) {
  const base = config.gatewayUrl.href.replace(/\/$/, '')

  return async (request: ServerRequest): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
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
        return await fetch(base + pathname.slice(PREFIX.length) + search, init)
      } catch (cause) {
        const isVisitors = request.signal.aborted || watched.isVisitorsFault()
        throw isVisitors ? new VisitorsFault('The visitor broke the call off', { cause }) : cause
      }
    }
    try {
      const reply = await breaker.execute(send)
      const body = reply.body && watched.watchReply(reply.body)
      if (body === null) watched.end()
      return new Response(body, { status: reply.status, headers: returnedHeaders(reply) })
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

function hasBody(request: Request): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD'
}

function forwardedHeaders(request: ServerRequest, tenantHost: string | undefined): Headers {
  const headers = new Headers(request.headers)
  const claimed = [...headers.keys()].filter((name) => NOT_BELIEVED.test(name))
  for (const name of [...NOT_FORWARDED, ...connectionTokens(headers), ...claimed]) headers.delete(name)
  // The portal compresses towards the browser itself.
  headers.set('accept-encoding', 'identity')
  headers.set('x-request-id', requestIdOf(request))
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
  // Where the gateway does not say otherwise a reply is for who has asked, also to a cache with rules of its own.
  if (!headers.has('cache-control')) headers.set('cache-control', NOT_KEPT)
  if (MARKUP.test(headers.get('content-type') ?? '')) headers.set('content-security-policy', MARKUP_POLICY)
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

/** The gateway is being left alone for `rest` ms. */
function unavailable(rest: number): Response {
  const response = failure(503, '服务暂时不可用，请稍后再试')
  response.headers.set('retry-after', String(Math.ceil(rest / 1000)))
  return response
}

/** The contract's envelope for an HTTP error. */
function failure(status: number, errorMessage: string): Response {
  return Response.json({ returnCode: '5000', errorMessage }, { status, headers: { 'cache-control': NOT_KEPT } })
}
