import { errorCatalogue } from './errorCatalogue.ts'

/** The kinds of failure a call can end with (§8). */
export type GatewayErrorKind =
  | 'business'
  | 'fields'
  | 'unauthorized'
  | 'notFound'
  | 'server'
  | 'network'
  | 'timeout'
  | 'other'

/** One text of an error reply; `field` is the path of the request's field it belongs to, e.g. `body.tel`. */
export interface GatewayErrorItem {
  text: string
  field?: string
}

interface Details {
  /** The operation that failed. */
  operationId: string
  /** The gateway's own code, when the reply was an envelope. */
  returnCode?: string
  /** HTTP status; absent when there was no reply. */
  status?: number
  /** After how many seconds the gateway accepts the call again, if it said so. */
  retryAfter?: number | undefined
  items?: readonly GatewayErrorItem[]
  cause?: unknown
}

/** Why a call failed. Every call rejects with this, or with the reason of the caller's own signal. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  /** The page shows the failure where it happened, so no message is needed. */
  isTold = false
  readonly kind: GatewayErrorKind
  readonly code: 1 | 2 | 3 | 404
  readonly operationId: string
  readonly returnCode: string | undefined
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  /** Never empty: the gateway's texts, or the catalogue's. */
  readonly items: readonly GatewayErrorItem[]
  /** What the user reads, one text per item; `message` joins them. */
  readonly messages: readonly string[]

  constructor(kind: GatewayErrorKind, details: Details) {
    const entry = errorCatalogue[kind]
    const items = details.items === undefined || details.items.length === 0 ? [{ text: entry.text }] : details.items
    const code = kind === 'business' ? codeText(details) : ''
    const messages = items.map(({ text }) => code + text)
    super(messages.join('；'), { cause: details.cause })
    this.kind = kind
    this.code = entry.code
    this.operationId = details.operationId
    this.returnCode = details.returnCode
    this.status = details.status
    this.retryAfter = details.retryAfter
    this.items = items
    this.messages = messages
  }

  tellInPlace(): void {
    this.isTold = true
  }
}

/** §8: a business error reads "code, status in brackets if not 200, message"; all others are the catalogue's text alone. */
function codeText({ returnCode, status = 200 }: Details): string {
  if (returnCode === undefined) return ''
  return status === 200 ? `${returnCode}：` : `${returnCode}（${status}）：`
}
