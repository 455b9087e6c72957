import { FastResponse } from 'srvx'
import { Pool } from 'undici'

/** Sends a page's request to the gateway and reads the whole reply; gives up after this many ms. */
export type CallWhole = (request: Request, timeout: number) => Promise<Response>

/**
 * Calls over connections that stay open. The built-in fetch takes four times the CPU time for the same work: it passes
 * each body through a stream and runs steps that only browsers need.
 */
export function createGatewayPool(gateway: URL): CallWhole {
  const pool = new Pool(gateway.origin)

  return async (request, timeout) => {
    const { pathname, search } = new URL(request.url)
    const abort = new AbortController()
    const late = () => abort.abort(new DOMException('The gateway did not answer before the timeout', 'TimeoutError'))
    const left = () => abort.abort(request.signal.reason)
    const timer = setTimeout(late, timeout)
    request.signal.addEventListener('abort', left)
    try {
      request.signal.throwIfAborted()
      const reply = await pool.request({
        path: pathname + search,
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body: request.body === null ? null : Buffer.from(await request.arrayBuffer()),
        signal: abort.signal,
      })
      return new WholeReply(await reply.body.arrayBuffer(), reply.statusCode, headersOf(reply.headers))
    } finally {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', left)
    }
  }
}

function headersOf(received: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(received).flatMap(([name, value = []]) =>
    [value].flat().map((single): [string, string] => [name, single]),
  )
}

/** A reply whose bytes are all there, so reading them needs no stream. */
class WholeReply extends FastResponse {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer, status: number, headers: [string, string][]) {
    super(null, { status, headers })
    this.#bytes = bytes
  }

  // The client accesses it even when it then reads the text.
  override get body() {
    return null
  }

  override text() {
    return Promise.resolve(Buffer.from(this.#bytes).toString())
  }

  override async json() {
    return JSON.parse(await this.text()) as unknown
  }

  override arrayBuffer() {
    return Promise.resolve(this.#bytes)
  }

  override bytes() {
    return Promise.resolve(new Uint8Array(this.#bytes))
  }

  override blob() {
    return Promise.resolve(new Blob([this.#bytes], { type: this.headers.get('content-type') ?? '' }))
  }
}
