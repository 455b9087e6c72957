import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { NO_HOST } from './address.ts'
import type { Log } from './log.ts'
import { addSecurityHeaders } from './securityHeaders.ts'

/** What Node's parser gives up a request for, where it is not simply malformed (400). */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** In ms: so long a client may still send what was refused, until it reads why. */
const LINGER = 1000

/**
 * Has requests that Node or srvx would refuse by themselves, with a bare reply and without a word in the log, answered as
 * any other is: with the security headers and an id. The server must have `requireHostHeader: false`.
 */
export function takeOverRefusals(server: Server, log: Log): void {
  const current = new WeakMap<Duplex, ServerResponse>()
  const refused = new WeakSet<Duplex>()
  server.prependListener('request', (request: IncomingMessage, reply: ServerResponse) => {
    current.set(request.socket, reply)
    if (!isAddressed(request)) sendToNoHost(request)
  })
  // Nobody has to know a strange expectation (RFC 9110 §10.1.1): the request is answered as if it had none.
  server.on('checkExpectation', (request, reply) => server.emit('request', request, reply))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The rest of what was refused is dropped. To close over it would reset the connection, and take the reply along.
    if (refused.has(socket)) return
    // Whoever has left, or already reads the head of a reply, cannot be told.
    const reply = current.get(socket)
    const isReplying = reply?.headersSent === true && !reply.writableFinished
    // Browsers open connections in advance, and take a reply on one for that to their next request.
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

/** Whether it says where it goes: a path or a whole address, and one host, which HTTP/1.0 did not have to name. */
function isAddressed({ url = '', rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  // Of several hosts each server on the way may take another one (RFC 9112 §3.2); an address of a page always has one.
  if (hosts.length > 1 || hosts[0] === '' || (hosts.length === 0 && httpVersion !== '1.0')) return false
  return url.startsWith('/') || /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

/** rejectBadAddress answers it then. */
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
