import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import zlib, { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** A reply of the upstream as it was sent over the network. */
export interface UpstreamReply {
  status: number
  statusText: string
  httpVersion: string
  /** Alternating names and values, in their original case and order. */
  rawHeaders: string[]
  /** As sent, compressed or not. */
  body: Buffer
  /** Whole milliseconds until the reply's headers arrived, and from then to its end. */
  timings: { wait: number; receive: number }
}

/** The upstream did not answer in time. */
export class UpstreamTimeout extends Error {
  override name = 'UpstreamTimeout'
}

/** Longer than any client's timeout (§7: 20 s, uploads 60 s). */
const limitMs = 65_000

/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1). */
const hopByHop = new Set(
  'connection keep-alive proxy-connection proxy-authenticate te trailer transfer-encoding upgrade'.split(' '),
)

/** The reply as far as it has come; its body is still to be read. */
export interface BegunReply extends Omit<UpstreamReply, 'body' | 'timings'> {
  incoming: IncomingMessage
}

interface Listening {
  /** Called with the headers, so that the body can be passed on as it comes. */
  onBegun: (reply: BegunReply) => void
  /** Aborts the exchange. */
  left: AbortSignal
}

/**
 * Forwards a request with its original headers and body to the same path under the upstream. Rejects when there is no
 * complete reply.
 */
export function forward(
  upstream: URL,
  request: IncomingMessage,
  body: Uint8Array,
  { onBegun, left }: Listening,
): Promise<UpstreamReply> {
  const send = upstream.protocol === 'https:' ? requestSecure : requestPlain
  // Built as text: a URL would normalise dot segments and odd characters.
  const path = upstream.pathname.replace(/\/$/, '') + localTarget(request.url ?? '/')
  const headers = withoutHops(request.rawHeaders).flatMap(([name, value]) =>
    name.toLowerCase() === 'host' || name.toLowerCase() === 'content-length' ? [] : [name, value],
  )
  headers.push('host', upstream.host)
  if (body.length > 0 || request.headers['content-length'] !== undefined)
    headers.push('content-length', `${body.length}`)
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const outgoing = send(upstream, { path, method: request.method ?? 'GET', headers, signal: left }, (incoming) => {
      const answered = performance.now()
      const begun = {
        status: incoming.statusCode ?? 0,
        statusText: incoming.statusMessage ?? '',
        httpVersion: `HTTP/${incoming.httpVersion}`,
        rawHeaders: withoutHops(incoming.rawHeaders).flat(),
      }
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.once('error', reject)
      try {
        onBegun({ ...begun, incoming })
      } catch (error) {
        // Its status line or headers cannot be passed on.
        outgoing.destroy()
        reject(error)
        return
      }
      incoming.once('end', () =>
        resolve({
          ...begun,
          body: Buffer.concat(chunks),
          timings: { wait: Math.round(answered - started), receive: Math.round(performance.now() - answered) },
        }),
      )
    })
    outgoing.setTimeout(limitMs, () => outgoing.destroy(new UpstreamTimeout(`No reply within ${limitMs / 1000} s`)))
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** A proxy may receive the absolute form of the target. */
function localTarget(target: string): string {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return local.startsWith('/') ? local : `/${local}`
}

function withoutHops(rawHeaders: readonly string[]): [string, string][] {
  return headerPairs(rawHeaders).filter(([name]) => !hopByHop.has(name.toLowerCase()))
}

/** Pairs of name and value. */
export function headerPairs(rawHeaders: readonly string[]): [string, string][] {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  return names.map((name, index) => [name, rawHeaders[index * 2 + 1] ?? ''])
}

/** A header by its lower-case name. When it is repeated, the last one. */
export function headerOf(rawHeaders: readonly string[], name: string): string | undefined {
  return headerPairs(rawHeaders).findLast(([candidate]) => candidate.toLowerCase() === name)?.[1]
}

/** The uncompressed body. Throws when it is not compressed as its header says. */
export function decoded({ rawHeaders, body }: UpstreamReply): Buffer {
  const encodings = (headerOf(rawHeaders, 'content-encoding') ?? '').split(',').map((name) => name.trim().toLowerCase())
  return encodings.toReversed().reduce((bytes: Buffer, encoding) => {
    if (bytes.length === 0) return bytes
    if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipSync(bytes)
    if (encoding === 'br') return brotliDecompressSync(bytes)
    if (encoding === 'deflate') return inflateSync(bytes)
    // Accessed as a member: Node before 22.15 does not export it, and a named import would fail to load.
    if (encoding === 'zstd') return zlib.zstdDecompressSync(bytes)
    return bytes
  }, body)
}
