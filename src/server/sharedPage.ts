import { hash } from 'node:crypto'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib'
import { promisify } from 'node:util'
import { FastResponse } from 'srvx'
import { BROTLI_WINDOW, chooseEncoding, MIN_SIZE, type Encoding } from './compress.ts'
import type { KeepablePage, Lifetime } from './pageCache.ts'
import { publicPageOf, type Rendering } from './publicPage.ts'
import { contentSecurityPolicy } from './securityHeaders.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A complete page that contains nothing of the visitor it was rendered for. */
export interface SharedPage extends KeepablePage {
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
  /** Compressed on demand: fast for the first request, then once more thoroughly for all others. */
  copies: Map<Encoding, { bytes: Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>; isThorough: boolean }>
}

/**
 * In ms. While the gateway answers, a page is at most a minute and a half old, however seldom it is requested; only one
 * whose renewal fails gets older. A 404 page is kept briefly, since the record may appear soon.
 */
const PAGE = { fresh: 30_000, stale: 60_000, insteadOfFailure: 3_600_000 }
const MISSING_PAGE = { fresh: 10_000, stale: 0, insteadOfFailure: 0 }

/** Compression levels. */
const QUICK = { brotli: 3, gzip: 3 }
const THOROUGH = { brotli: 5, gzip: 6 }

/** The size of a page with its compressed copies, relative to the uncompressed one. */
const WITH_COPIES = 1.4

/**
 * Takes a page that was rendered with a nonce and allows its scripts by their hashes instead. Only elements written by
 * the portal carry the nonce, so markup injected into the content gets no hash.
 * @param imageHosts other hosts whose images the page may show
 */
export async function sharedPageOf(
  response: Response,
  rendering: Rendering,
  imageHosts: string[],
): Promise<SharedPage> {
  const received = Buffer.from(await response.arrayBuffer())
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const page = isPage ? publicPageOf(received, rendering) : { body: received, scripts: [], styles: [] }
  const { body } = page
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', contentSecurityPolicy(page, imageHosts))
  const own = headers.get('cache-control') ?? ''
  // Anything but a page, such as a calendar file, declares itself whether it is the same for everybody.
  const isShared = isPage ? !/no-store|private/.test(own) : /\bpublic\b/.test(own)
  const unfit = !isShared || response.headers.has('set-cookie')
  const lifetime = unfit ? undefined : lifetimeOf(response.status)
  if (lifetime === undefined) headers.set('cache-control', 'private, no-store')
  else {
    // An image drawn here declares how long browsers may cache it; the portal itself caches it like a page.
    headers.set('cache-control', isPage || own === 'public' ? cacheControl(lifetime) : own)
    headers.set('etag', `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`)
  }
  return {
    status: response.status,
    headers,
    body,
    copies: new Map(),
    size: Math.ceil(body.length * WITH_COPIES) + [...headers].join('').length,
    failed: response.status >= 500 || (response.status === 200 && unfit),
    ...(lifetime === undefined ? {} : { lifetime }),
  }
}

/** The reply with a shared page: 304 when the browser has it, otherwise in the browser's best encoding. */
export async function sendSharedPage(request: Request, page: SharedPage, age: number): Promise<Response> {
  if (page.status === 200 && isKnown(request, page.headers.get('etag'))) return replyWith(null, page, 304, age)
  const encoding = page.body.length < MIN_SIZE ? undefined : chooseEncoding(request.headers.get('accept-encoding'))
  const body = encoding === undefined ? page.body : await encodedBody(page, encoding)
  const reply = replyWith(request.method === 'HEAD' ? null : body, page, page.status, age)
  if (encoding !== undefined) reply.headers.set('content-encoding', encoding)
  reply.headers.set('content-length', String(body.length))
  return reply
}

/**
 * The reply with a page that was rendered in one piece for its visitor only. It is compressed as a whole: a stream
 * compressor, which is flushed for each piece, takes twice as long.
 */
export async function sendOwnPage(request: Request, rendered: Response): Promise<Response> {
  const isPage = rendered.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage || rendered.body === null) return new Response(rendered.body, rendered)
  const plain = Buffer.from(await rendered.arrayBuffer())
  const encoding = plain.length < MIN_SIZE ? undefined : chooseEncoding(request.headers.get('accept-encoding'))
  const body = encoding === undefined ? plain : encodeQuickly(plain, encoding)
  const { status, headers } = rendered
  const reply = new FastResponse(request.method === 'HEAD' ? null : body, { status, headers })
  reply.headers.append('vary', 'Accept-Encoding')
  if (encoding !== undefined) reply.headers.set('content-encoding', encoding)
  reply.headers.set('content-length', String(body.length))
  return reply
}

/** srvx sends the bytes directly; those of a platform Response would pass through a stream, piece by piece. */
function replyWith(body: Buffer<ArrayBuffer> | null, page: SharedPage, status: number, age: number): Response {
  const reply = new FastResponse(body, { status, headers: page.headers })
  reply.headers.append('vary', 'Accept-Encoding')
  if (page.lifetime !== undefined) reply.headers.set('age', String(Math.floor(age / 1000)))
  return reply
}

function lifetimeOf(status: number): Lifetime | undefined {
  if (status === 200) return PAGE
  return status === 404 ? MISSING_PAGE : undefined
}

/** Browsers must revalidate their copy each time; a cache in front may behave like the portal's own. */
function cacheControl({ fresh, stale, insteadOfFailure }: Lifetime): string {
  const alone = `public, max-age=0, s-maxage=${fresh / 1000}`
  if (stale === 0) return alone
  return `${alone}, stale-while-revalidate=${stale / 1000}, stale-if-error=${insteadOfFailure / 1000}`
}

/** RFC 9110 §13.1.2: a weak comparison, as the same page may be compressed differently. */
function isKnown(request: Request, etag: string | null): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return etag !== null && known.some((tag) => tag.trim() === '*' || opaqueTag(tag) === opaqueTag(etag))
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Many pages are requested only once. Thorough compression saves a sixth but takes three times the CPU time. */
function encodedBody(page: SharedPage, encoding: Encoding): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
  const known = page.copies.get(encoding)
  if (known?.isThorough === true) return known.bytes
  const isThorough = known !== undefined
  const bytes = isThorough ? encodeThoroughly(page.body, encoding) : encodeQuickly(page.body, encoding)
  page.copies.set(encoding, { bytes, isThorough })
  return bytes
}

/** Takes half a millisecond. To hand the page to another thread and back would take as long. */
function encodeQuickly(body: Buffer, encoding: Encoding): Buffer<ArrayBuffer> {
  const options = optionsOf(body, QUICK)[encoding]
  return encoding === 'gzip' ? gzipSync(body, options) : brotliCompressSync(body, options)
}

function encodeThoroughly(body: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const options = optionsOf(body, THOROUGH)[encoding]
  return encoding === 'gzip' ? compressGzip(body, options) : compressBrotli(body, options)
}

function optionsOf(body: Buffer, { brotli, gzip: level }: typeof QUICK): Record<Encoding, ZlibOptions & BrotliOptions> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_QUALITY]: brotli }
  // In one piece, like the page.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, body.length)
  return { br: { params: { ...BROTLI_WINDOW, ...params }, chunkSize }, gzip: { level, chunkSize } }
}
