import type { Operation } from '../declared.ts'
import type { ValidParts } from '../validRequest.ts'

/** Who asks: nobody, the member of GATEWAY_TOKEN, the one of GATEWAY_TOKEN_2, or the bearer of a token of its own. */
export type Caller = 'visitor' | 'member' | 'stranger' | { token: string }

/** A request as a law means it. */
export interface Question {
  operation: Operation
  parts: ValidParts
  as: Caller
  /** Another method than the operation's own. */
  method?: string
  /** Another path and query than those of the parts. */
  target?: string
  /** A body that is no JSON value, sent as it stands. */
  rawBody?: string
  /** Headers that replace or, when undefined, remove what would be sent. */
  headers?: Record<string, string | undefined>
}

/** A question with its answer. */
export interface Exchange {
  question: Question
  method: string
  target: string
  sentHeaders: Record<string, string>
  sentBody: string | undefined
  /** 0 when no reply came. */
  status: number
  headers: Headers
  bytes: Uint8Array
  /** The body, when it is JSON; undefined otherwise. */
  json: unknown
  /** Why no whole reply came, in Chinese. */
  failure: string | undefined
}

/** How a call ended. */
export type Outcome =
  | { kind: 'success'; data: unknown }
  /** A refusal; `code` is the returnCode, or the HTTP status of a reply that has none. */
  | { kind: 'refused'; code: string; status: number; text: string }
  | { kind: 'broken'; text: string }

export function outcomeOf({ status, json, failure, headers, bytes }: Exchange): Outcome {
  if (failure !== undefined) return { kind: 'broken', text: failure }
  const code = member(json, 'returnCode')
  if (status >= 500) return { kind: 'broken', text: `HTTP ${status}` }
  if (status !== 200) return { kind: 'refused', code: String(status), status, text: textOf(json) }
  if (!(headers.get('content-type') ?? '').includes('json')) return { kind: 'success', data: bytes }
  if (typeof code !== 'string') return { kind: 'broken', text: '应答不是带 returnCode 的 JSON 信封' }
  if (code.startsWith('200')) return { kind: 'success', data: member(json, 'data') }
  return { kind: 'refused', code, status, text: textOf(json) }
}

/** How it ended, for a person. */
export function told(outcome: Outcome): string {
  if (outcome.kind === 'success') return '成功应答'
  if (outcome.kind === 'broken') return outcome.text
  const status = outcome.status === 200 ? '' : `HTTP ${outcome.status} `
  return `${status}${outcome.status === 200 ? outcome.code : ''}${outcome.text === '' ? '' : ` ${outcome.text}`}`.trim()
}

export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function textOf(json: unknown): string {
  const texts = [member(json, 'errorMessage'), member(json, 'data')].flat().map((each) => {
    return typeof each === 'string' ? each : member(each, 'errorMessage')
  })
  return texts
    .filter((text) => typeof text === 'string')
    .join('；')
    .slice(0, 120)
}
