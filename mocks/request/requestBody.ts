import type { IncomingMessage } from 'node:http'
import type { ContractMedia, ContractOperation } from '#compiler/document.ts'
import type { ParameterReader } from '../contract/parameters.ts'
import type { UploadedPart } from '../handler/handler.ts'
import { jsonLimit, multipartLimit, parseJson, parseMultipart, readBody } from '../http/body.ts'
import { HttpProblem } from '../http/reply.ts'

export interface RequestBody {
  /** Trimmed JSON, or the fields of a multipart body. Undefined when nothing was sent. */
  body: unknown
  files: Record<string, UploadedPart>
}

const none: RequestBody = { body: undefined, files: {} }

/**
 * Reads the body that the operation's contract describes. A body that the operation does not take is dropped. Throws
 * 400 for another content type or an unreadable body, and 413 beyond 1 MB of JSON or 101 MB of multipart.
 */
export async function readRequestBody(
  operation: ContractOperation,
  request: IncomingMessage,
  reader: ParameterReader,
): Promise<RequestBody> {
  if (!hasBody(request)) return none
  if (operation.requestBody?.content === undefined) {
    await readBody(request, jsonLimit)
    return none
  }
  const header = request.headers['content-type'] ?? ''
  const { isJson } = mediaOf(operation, header)
  return parseRequestBody(operation, header, await readBody(request, isJson ? jsonLimit : multipartLimit), reader)
}

/**
 * Parses a body that was sent to the operation. One that the operation does not take is dropped. Throws 400 like
 * readRequestBody.
 */
export async function parseRequestBody(
  operation: ContractOperation,
  contentType: string,
  bytes: Uint8Array,
  reader: ParameterReader,
): Promise<RequestBody> {
  if (operation.requestBody?.content === undefined || bytes.length === 0) return none
  const { media, isJson } = mediaOf(operation, contentType)
  if (isJson) return { body: parseJson(bytes), files: {} }
  const { fields, files } = await parseMultipart(bytes, contentType)
  return { body: reader.form(media.schema, fields), files }
}

function mediaOf({ requestBody }: ContractOperation, contentType: string): { media: ContractMedia; isJson: boolean } {
  const content = requestBody?.content ?? {}
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const media = content[mediaType]
  if (media === undefined || !isUtf8(contentType)) {
    throw new HttpProblem(400, `请求的内容类型应为 ${Object.keys(content).join(' 或 ')}`)
  }
  return { media, isJson: mediaType === 'application/json' }
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length']
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

function isUtf8(contentType: string): boolean {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]?.toLowerCase()
  return charset === undefined || charset === 'utf-8' || charset === 'utf8'
}
