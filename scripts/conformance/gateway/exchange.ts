import type { Operation } from '../declared.ts'
import { envelopeData } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'

/** The caller: nobody, the member of GATEWAY_TOKEN, the one of GATEWAY_TOKEN_2, or the bearer of another token. */
export type Caller = 'visitor' | 'member' | 'stranger' | { token: string }

/** A request as a law states it. */
export interface Question {
  operation: Operation
  parts: ValidParts
  as: Caller
  /** A method other than the operation's own. */
  method?: string
  /** A path and query that replace those of the parts. */
  target?: string
  /** A body that is not a JSON value, sent unchanged. */
  rawBody?: string
  /** Headers that replace the usual ones or, when undefined, remove them. */
  headers?: Record<string, string | undefined>
}

/** A question with its answer. */
export interface Exchange {
  question: Question
  method: string
  target: string
  sentHeaders: Record<string, string>
  sentBody: string | undefined
  /** 0 when there was no reply. */
  status: number
  headers: Headers
  bytes: Uint8Array
  /** The body if it is JSON, otherwise undefined. Once its shape is checked, without what is of another type. */
  json: unknown
  /** Why there was no complete reply, in Chinese. */
  failure: string | undefined
}

/** How a call ended. */
export type Outcome =
  | { kind: 'success'; data: unknown }
  /** A refusal. `code` is the returnCode, or the HTTP status of a reply without one. */
  | { kind: 'refused'; code: string; status: number; text: string }
  | { kind: 'broken'; text: string }

export function outcomeOf({ question, status, json, failure, headers, bytes }: Exchange): Outcome {
  if (failure !== undefined) return { kind: 'broken', text: failure }
  const code = member(json, 'returnCode')
  if (status >= 500) return { kind: 'broken', text: `HTTP ${status}` }
  if (status !== 200) return { kind: 'refused', code: String(status), status, text: textOf(json) }
  const type = headers.get('content-type') ?? ''
  if (!type.includes('json'))
    return isAlwaysJson(question.operation)
      ? { kind: 'broken', text: `应答不是 JSON（${type === '' ? '没有内容类型' : type}）` }
      : { kind: 'success', data: bytes }
  if (typeof code !== 'string') return { kind: 'broken', text: '应答不是带 returnCode 的 JSON 信封' }
  if (code.startsWith('200')) {
    const data = member(json, 'data')
    const isLacking = data === undefined && envelopeData(question.operation) !== undefined
    return isLacking ? { kind: 'broken', text: '应答的 data 不合契约' } : { kind: 'success', data }
  }
  return { kind: 'refused', code, status, text: textOf(json) }
}

/** Whether the contract knows no other reply of the operation, such as a file. */
function isAlwaysJson({ responses }: Operation): boolean {
  const types = Object.keys(responses['200']?.content ?? {})
  return types.length > 0 && types.every((type) => type.includes('json'))
}

/** The outcome as text. */
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
