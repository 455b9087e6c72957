import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { NO_HOST } from './address.ts'
import type { Log } from './log.ts'
import { addSecurityHeaders } from './securityHeaders.ts'

/** The status for each reason that makes Node's parser reject a request, other than being malformed (400). */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** In ms: how long a client may go on sending a refused request before it reads the reply. */
const LINGER = 1000

/**
 * Node and srvx refuse some requests by themselves, with a bare reply and no log entry. This answers them like any
 * other request: with the security headers, an id and a log line. The server must have `requireHostHeader: false`.
 */
export function takeOverRefusals(server: Server, log: Log): void {
  const current = new WeakMap<Duplex, ServerResponse>()
  const refused = new WeakSet<Duplex>()
  server.prependListener('request', (request: IncomingMessage, reply: ServerResponse) => {
    current.set(request.socket, reply)
    if (!isAddressed(request)) sendToNoHost(request)
  })
  // Unknown expectations may be ignored (RFC 9110 §10.1.1): the request is answered as if it had none.
  server.on('checkExpectation', (request, reply) => server.emit('request', request, reply))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The rest of a refused request is dropped. Closing the connection at once would reset it and lose the reply.
    if (refused.has(socket)) return
    // The client has left or is already reading the head of a reply, so nothing can be sent.
    const reply = current.get(socket)
    const isReplying = reply?.headersSent === true && !reply.writableFinished
    // Browsers open connections in advance, and would take a reply on one for the reply to their next request.
    const isUnused = socket instanceof Socket && socket.bytesRead === 0
    if (!socket.writable || isReplying || isUnused) {
      socket.destroy()
      return
    }
    const status = STATUSES[error.code ?? ''] ?? 400
    const requestId = crypto.randomUUID()
    log('info', 'request refused', { requestId, status, reason: error.code })
    refused.add(socket)
    socket.end(refusal(status, requestId), () => setTimeout(() => socket.destroy(), LINGER).unref())
  })
}

/**
 * Whether the request says where it goes: a path or an absolute URL, and exactly one host, which is optional in
 * HTTP/1.0.
 */
function isAddressed({ url = '', rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  // With several hosts each server on the way may choose a different one (RFC 9112 §3.2). A URL always has one.
  if (hosts.length > 1 || hosts[0] === '' || (hosts.length === 0 && httpVersion !== '1.0')) return false
  return url.startsWith('/') || /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

/** rejectBadAddress then answers it. */
function sendToNoHost(request: IncomingMessage): void {
  request.url = '/'
  request.headers.host = NO_HOST
}

function refusal(status: number, requestId: string): string {
  const headers = new Headers({ connection: 'close', 'content-length': '0', 'x-request-id': requestId })
  addSecurityHeaders(headers)
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}
