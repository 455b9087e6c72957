import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import { FastResponse, type ServerMiddleware } from 'srvx'

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/
/** Smaller replies are sent uncompressed. */
export const MIN_SIZE = 1024

/** Brotli's window, as a power of two: 256 KB hold nearly every page. The default takes 4 MB per compressor. */
export const BROTLI_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 18 }

/**
 * Compresses text replies while they stream. Each chunk is flushed, so that a page appears while it is still being
 * rendered.
 */
export const compressReplies: ServerMiddleware = async (request, next) => {
  const response = await next()
  if (!isCompressible(response)) return response
  if (!response.headers.get('vary')?.includes('Accept-Encoding')) response.headers.append('vary', 'Accept-Encoding')
  const encoding = request.method === 'HEAD' ? undefined : chooseEncoding(request.headers.get('accept-encoding'))
  if (encoding === undefined || response.body === null) return response

  const compressor = encoding === 'br' ? brotli() : gzip()
  // The DOM's and Node's types of this stream differ.
  const body = response.body as NodeReadableStream<Uint8Array>
  pipeline(Readable.fromWeb(body), compressor, () => {
    // If the source fails, the compressor is destroyed, which ends the reply. The failure is logged where it happened.
  })
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  return new FastResponse(compressor as unknown as BodyInit, { status: response.status, headers })
}

function isCompressible({ headers, status }: Response): boolean {
  if (status === 204 || status === 206 || status === 304 || headers.has('content-encoding')) return false
  if (headers.get('cache-control')?.includes('no-transform')) return false
  const length = headers.get('content-length')
  if (length !== null && Number(length) < MIN_SIZE) return false
  return COMPRESSIBLE.test(headers.get('content-type') ?? '')
}

export type Encoding = 'br' | 'gzip'

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | null): Encoding | undefined {
  const entries = (accepted ?? '').split(',').map((entry) => entry.trim().toLowerCase())
  const wanted = entries.filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
  const names = new Set(wanted.map((entry) => entry.split(';', 1)[0]))
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : undefined
}

function brotli(): BrotliCompress {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { ...BROTLI_WINDOW, [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
}

function gzip(): Gzip {
  return createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 })
}
