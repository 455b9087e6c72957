import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { corsHeaders } from './cors.ts'
import { ConnectionCut, HttpProblem, httpError, problemReply, serverErrorMessage, type Reply } from './reply.ts'
import { parseTarget, type Target } from './target.ts'

/** One request with its parsed target. `left` is aborted when the client disconnects or the server closes. */
export interface Exchange extends Target {
  /** Upper case. HEAD is treated as GET. */
  method: string
  request: IncomingMessage
  left: AbortSignal
}

/** The whole request, headers and body, must arrive within a minute. */
const requestTimeoutMs = 60_000
/**
 * Longer than the clients in front (fetch 4 s, nginx 60 s) keep an idle connection. The side that closes first may cut
 * off the other side's next request.
 */
const keepAliveTimeoutMs = 65_000

/**
 * The HTTP layer: whatever `answer` throws becomes an envelope, and no request ends the process. `report` is called for
 * unexpected errors.
 */
export function createHttpServer(
  answer: (exchange: Exchange) => Promise<Reply>,
  report: (error: unknown) => void,
): Server {
  const server = createServer(
    { requestTimeout: requestTimeoutMs, keepAliveTimeout: keepAliveTimeoutMs },
    (request, response) => {
      serve(request, response, answer, report).catch((error: unknown) => {
        report(error)
        response.destroy()
      })
    },
  )
  server.on('clientError', refuseMalformed)
  return server
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (exchange: Exchange) => Promise<Reply>,
  report: (error: unknown) => void,
) {
  const departure = new AbortController()
  response.once('close', () => {
    // After a complete reply nobody is waiting, and an abort costs as much as a validation.
    if (!response.writableFinished) departure.abort()
  })
  let reply: Reply
  try {
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    reply = await answer({ ...parseTarget(request.url ?? '/'), method, request, left: departure.signal })
  } catch (error) {
    if (error instanceof ConnectionCut || departure.signal.aborted) {
      response.destroy()
      return
    }
    reply = problemReply(toProblem(error, report))
  }
  const { body, ...head } = reply
  if (typeof body === 'string' || body instanceof Uint8Array) sendWhole(request, response, head, body)
  else await sendPieces(request, response, head, body, report)
}

type Head = Omit<Reply, 'body'>

function toProblem(error: unknown, report: (error: unknown) => void): HttpProblem {
  if (error instanceof HttpProblem) return error
  report(error)
  return new HttpProblem(500, serverErrorMessage)
}

function sendWhole(request: IncomingMessage, response: ServerResponse, head: Head, body: Uint8Array | string) {
  // Node takes several times as long to send text with Chinese characters as it takes to send its bytes.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const length = head.status === 204 ? {} : { 'content-length': String(bytes.length) }
  writeHead(request, response, { ...head, headers: { ...head.headers, ...length } })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Resolves after the last piece. Cuts the connection when the pieces fail. */
async function sendPieces(
  request: IncomingMessage,
  response: ServerResponse,
  head: Head,
  pieces: AsyncIterable<string>,
  report: (error: unknown) => void,
) {
  writeHead(request, response, head)
  try {
    for await (const piece of pieces) {
      if (!response.write(piece)) await once(response, 'drain')
    }
    response.end()
  } catch (error) {
    if (!(error instanceof ConnectionCut) && !response.destroyed) report(error)
    response.destroy()
  }
}

function writeHead(request: IncomingMessage, response: ServerResponse, { status, headers }: Head) {
  // Reads and drops what the client still sends, so that the connection can carry its next request.
  request.resume()
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...corsHeaders(request.headers),
    ...headers,
  })
}

const malformed: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, '请求头过大'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求超时'],
}

/** Bytes that are not an HTTP request never reach `serve`. They get an envelope too. */
function refuseMalformed(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = malformed[error.code ?? ''] ?? [400, '请求不是合法的 HTTP']
  const body = JSON.stringify(httpError(status, message))
  const toHead = error.rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD '
  socket.end(
    `HTTP/1.1 ${status} Error\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${toHead ? '' : body}`,
  )
}
