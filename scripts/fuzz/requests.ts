import type { ContractMedia, ContractOperation } from '#compiler/document.ts'
import type { Random } from './random.ts'
import { hostileText, hostileValue, mutated } from './values.ts'

/** A request as it goes over the wire. */
export interface FuzzRequest {
  operationId: string
  method: string
  /** Bytes that HTTP allows in a request line, but rarely a valid URL. */
  target: string
  headers: Record<string, string>
  body: Uint8Array | undefined
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const
const boundary = 'fuzz-boundary'

/** A request that resembles the operation's, with an error in most of its parts. */
export function fuzzRequest(random: Random, operation: ContractOperation, token: string): FuzzRequest {
  const { operationId, requestBody } = operation
  const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const sent = mediaType === undefined || media === undefined ? undefined : bodyOf(random, mediaType, media)
  const authorization = random.chance(0.93) ? `Bearer ${token}` : random.pick(['Bearer x', 'Basic eA=='])
  return {
    operationId,
    method: random.chance(0.04) ? random.pick(methods) : operation.method,
    target: targetOf(random, operation),
    headers: {
      ...(random.chance(0.95) ? { authorization } : {}),
      ...(random.chance(0.02)
        ? { prefer: random.pick(['code=404', 'example=empty', 'code=99', '=;,=', 'x'.repeat(999)]) }
        : {}),
      ...(sent === undefined ? {} : { 'content-type': sent.type }),
    },
    body: sent?.bytes,
  }
}

function targetOf(random: Random, { path, parameters }: ContractOperation): string {
  const filled = path.replaceAll(/\{\w+\}/g, () => shortly(random))
  const route = random.chance(0.03) ? trick(random, filled) : filled
  const query = parameters
    .filter(
      ({ in: place, required }) => place === 'query' && (required === true ? random.chance(0.95) : random.chance(0.4)),
    )
    .map(({ name, example }) => {
      const value =
        example === undefined || random.chance(0.5)
          ? shortly(random)
          : encodeURIComponent(typeof example === 'string' ? example : JSON.stringify(example))
      return `${name}=${value}`
    })
  if (random.chance(0.05))
    query.push(random.pick(['%', 'a=%E0%A4%A', '&&&', '==', '__proto__=1', 'current=1&current=2']))
  return query.length > 0 ? `${route}?${query.join('&')}` : route
}

/** The HTTP parser already refuses longer ones. */
function shortly(random: Random): string {
  return encodeURIComponent(hostileText(random).slice(0, 500).toWellFormed())
}

function trick(random: Random, path: string): string {
  return random.pick([
    path.replace('/', '//'),
    `${path}/`,
    `${path}/../..`,
    `/%2e%2e${path}`,
    path.replaceAll('/', '%2f'),
    `${path}%00`,
    `${path};x=1`,
    path.toUpperCase(),
    `http://evil.example${path}`,
    `${path}#x`,
    '*',
  ])
}

function bodyOf(random: Random, mediaType: string, media: ContractMedia): { type: string; bytes: Uint8Array } {
  const example = Object.values(media.examples ?? {})[0]?.value ?? {}
  if (random.chance(0.03))
    return { type: random.pick(['text/plain', '', 'application/json; charset=gbk']), bytes: bytesOf('{}') }
  if (mediaType === 'application/json') {
    const text = JSON.stringify(random.chance(0.1) ? example : mutated(random, example))
    return { type: mediaType, bytes: random.chance(0.15) ? broken(random, text) : bytesOf(text) }
  }
  const form = Object.entries(example).map(([name, value]) => part(random, name, String(value)))
  const text = `${form.join('')}--${boundary}--\r\n`
  const type = `multipart/form-data; boundary=${random.chance(0.9) ? boundary : 'other'}`
  return { type, bytes: random.chance(0.3) ? broken(random, text) : bytesOf(text) }
}

function part(random: Random, name: string, value: string): string {
  const fileName = random.chance(0.7) ? `; filename="${random.pick([value, '../x.png', '', 'x.exe', '示例.pdf'])}"` : ''
  const content = random.pick(['\u0089PNG', '%PDF-1.7', '', 'x'.repeat(random.below(5000)), hostileText(random)])
  return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName}\r\n\r\n${content}\r\n`
}

/** Truncated, doubled, with a changed byte, or something else entirely. */
function broken(random: Random, text: string): Uint8Array {
  const make = random.pick<() => string | Uint8Array>([
    () => text.slice(0, random.below(text.length + 1)),
    () => text + text,
    () => `${'['.repeat(random.below(5000))}${text}`,
    () => String(hostileValue(random)),
    () => {
      const bytes = bytesOf(text)
      if (bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256)
      return bytes
    },
  ])
  const made = make()
  return typeof made === 'string' ? bytesOf(made) : made
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
