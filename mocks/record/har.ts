import project from '../../package.json' with { type: 'json' }
import type { Content, Entry, Har, Header, Param, PostData, QueryString } from 'har-format'
import { parseMultipart } from '../http/body.ts'
import { decoded, headerOf, headerPairs, type UpstreamReply } from './forward.ts'
import { redactHeader, redactJson, redactParameter, redactText } from './redact.ts'

/** One exchange with the upstream. */
interface Exchanged {
  startedAt: Date
  method: string
  /** The absolute URL at the upstream, as sent. */
  url: string
  httpVersion: string
  rawHeaders: readonly string[]
  body: Buffer
  /** Absent when the contract has no such path. */
  operationId?: string
  reply: UpstreamReply
}

/** Longer texts are left out of the recording. Only their size is recorded. */
const textLimit = 1024 * 1024

/** An HTTP archive 1.2 of the entries. */
export function createHar(entries: Entry[]): Har {
  const creator = { name: 'mock-gateway record', version: project.version }
  return { log: { version: '1.2', creator, comment: 'private values are masked', entries } }
}

/**
 * One entry of an HTTP archive. Secrets and personal data are masked. Of files only the name is recorded, and of other
 * non-text bodies only the size.
 */
export async function toEntry(exchanged: Exchanged): Promise<Entry> {
  const { startedAt, method, url, httpVersion, rawHeaders, body, operationId, reply } = exchanged
  const { wait, receive } = reply.timings
  const location = headerOf(reply.rawHeaders, 'location')
  return {
    startedDateTime: startedAt.toISOString(),
    time: wait + receive,
    request: {
      method,
      url: redactUrl(url),
      httpVersion,
      cookies: [],
      headers: redactHeaders(rawHeaders),
      queryString: queryOf(url),
      ...(body.length > 0 ? { postData: await postDataOf(headerOf(rawHeaders, 'content-type') ?? '', body) } : {}),
      headersSize: -1,
      bodySize: body.length,
    },
    response: {
      status: reply.status,
      statusText: reply.statusText,
      httpVersion: reply.httpVersion,
      cookies: [],
      headers: redactHeaders(reply.rawHeaders),
      content: contentOf(reply),
      redirectURL: location === undefined ? '' : redactUrl(location),
      headersSize: -1,
      bodySize: reply.body.length,
    },
    cache: {},
    timings: { send: 0, wait, receive },
    ...(operationId === undefined ? {} : { comment: operationId }),
  }
}

function redactHeaders(rawHeaders: readonly string[]): Header[] {
  return headerPairs(rawHeaders).map(([name, value]) => ({ name, value: redactHeader(name, value) }))
}

function queryOf(url: string): QueryString[] {
  return parametersOf(url.split('?').slice(1).join('?'))
}

function parametersOf(text: string): QueryString[] {
  return Array.from(new URLSearchParams(text), ([name, value]) => ({ name, value: redactParameter(name, value) }))
}

/** A URL without private values is kept character by character. */
function redactUrl(url: string): string {
  const [address = '', ...rest] = url.split('?')
  if (rest.length === 0) return redactText(address)
  const pairs = rest
    .join('?')
    .split('&')
    .map((pair) => {
      const [[name, value] = ['', '']] = new URLSearchParams(pair)
      const redacted = redactParameter(name, value)
      return redacted === value ? pair : `${encodeURIComponent(name)}=${encodeURIComponent(redacted)}`
    })
  return `${redactText(address)}?${pairs.join('&')}`
}

async function postDataOf(contentType: string, body: Buffer): Promise<PostData> {
  if (contentType.startsWith('multipart/form-data'))
    return { mimeType: contentType, params: await partsOf(contentType, body) }
  const text = body.toString('utf8')
  if (!contentType.startsWith('application/x-www-form-urlencoded'))
    return { mimeType: contentType, text: redactBody(text) }
  return { mimeType: contentType, params: parametersOf(text) }
}

async function partsOf(contentType: string, body: Buffer): Promise<Param[]> {
  const form = await parseMultipart(body, contentType).catch(() => undefined)
  if (form === undefined) return [{ name: 'unreadable' }]
  const fields = Object.entries(form.fields).filter(([name]) => form.files[name] === undefined)
  return [
    ...fields.flatMap(([name, value]) => [value].flat().map((text) => ({ name, value: redactParameter(name, text) }))),
    ...Object.entries(form.files).map(([name, file]) => ({
      name,
      fileName: redactText(file.name),
      contentType: file.type,
    })),
  ]
}

function contentOf(reply: UpstreamReply): Content {
  const mimeType = headerOf(reply.rawHeaders, 'content-type') ?? 'application/octet-stream'
  const bytes = decodedOrRaw(reply)
  const compression = bytes.length - reply.body.length
  const content = { size: bytes.length, mimeType, ...(compression === 0 ? {} : { compression }) }
  const isText = /^text\/|json|xml|javascript/.test(mimeType)
  return isText && bytes.length <= textLimit ? { ...content, text: redactBody(bytes.toString('utf8')) } : content
}

function decodedOrRaw(reply: UpstreamReply): Buffer {
  try {
    return decoded(reply)
  } catch {
    return reply.body
  }
}

function redactBody(text: string): string {
  if (text.length > textLimit) return ''
  try {
    return JSON.stringify(redactJson(JSON.parse(text)))
  } catch {
    return redactText(text)
  }
}
