import { GatewayError, type GatewayErrorItem } from './error.ts'
import { fieldsReturnCode, kindOfStatus } from './errorCatalogue.ts'
import type { OperationId } from './generated/operations.ts'

/** A reply as received: parsed if it was JSON, otherwise its text or, for a binary operation, a Blob. */
export interface Reply {
  status: number
  body: unknown
}

interface Envelope {
  returnCode: string
  errorMessage?: unknown
  data?: unknown
  retryAfter?: unknown
}

/** How to read a successful reply of an operation. */
export type ReplyKind = 'envelope' | 'binary' | 'html'

/**
 * The result of a successful reply: the envelope's `data`, the text of an HTML reply, the Blob of a binary one. Throws
 * a GatewayError for everything else, including an empty or unreadable reply (§7, §8).
 */
export function dataOf(operationId: OperationId, kind: ReplyKind, reply: Reply): unknown {
  const { status, body } = reply
  const known = kindOfStatus[status]
  if (known !== undefined) throw new GatewayError(known, { operationId, status })
  const envelope = envelopeOf(body)
  if (envelope !== undefined && !isSuccess(envelope)) throw failureOf(operationId, status, envelope)
  if (status >= 200 && status < 300) {
    if (kind === 'envelope' && envelope !== undefined) return envelope.data
    if (kind === 'binary' && body instanceof Blob) return body
    if (kind === 'html' && typeof body === 'string') return body
  }
  throw new GatewayError('other', { operationId, status })
}

function isSuccess(envelope: Envelope): boolean {
  return envelope.returnCode.startsWith('200')
}

function envelopeOf(body: unknown): Envelope | undefined {
  if (typeof body !== 'object' || body === null || !('returnCode' in body)) return undefined
  const { returnCode } = body
  if (typeof returnCode !== 'string' && typeof returnCode !== 'number') return undefined
  return { ...body, returnCode: String(returnCode) }
}

function failureOf(operationId: OperationId, status: number, envelope: Envelope): GatewayError {
  const { returnCode, data, errorMessage } = envelope
  const retryAfter = typeof envelope.retryAfter === 'number' ? envelope.retryAfter : undefined
  if (returnCode !== fieldsReturnCode) {
    return new GatewayError('business', { operationId, status, returnCode, retryAfter, items: itemsOf(errorMessage) })
  }
  const listed = itemsOf(data)
  const items = listed.length > 0 ? listed : itemsOf(errorMessage)
  return new GatewayError('fields', { operationId, status, returnCode, items })
}

/** The texts of an `errorMessage`: a string, a list of items, an item, or an object of texts by field (§8). */
function itemsOf(value: unknown, field?: string): GatewayErrorItem[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [itemOf(value.trim(), field)]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => itemsOf(item, field))
  if (typeof value !== 'object' || value === null) return []
  if (!('errorMessage' in value)) return Object.entries(value).flatMap(([name, nested]) => itemsOf(nested, name))
  const named = 'field' in value && typeof value.field === 'string' ? value.field : field
  return itemsOf(value.errorMessage, named)
}

function itemOf(text: string, field: string | undefined): GatewayErrorItem {
  return field === undefined ? { text } : { text, field }
}
