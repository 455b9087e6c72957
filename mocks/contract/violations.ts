import type { FieldError } from '../handler.ts'
import {
  resolve,
  type ContractDocument,
  type ContractMessage,
  type ContractOperation,
  type JsonSchema,
} from './document.ts'

/** What Prism's validators report. */
export interface Violation {
  message: string
  code?: string | number
  /** Place and keys, e.g. `['body', 'tel']`; parameter names in lower case. */
  path?: (string | number)[]
  /** 0 is an error. */
  severity: number
}

const maxItems = 100
const maxFieldLength = 200

/** Chinese messages for the fields of a request that break the contract, one per field (§8, returnCode 3000). */
export function explainViolations(
  document: ContractDocument,
  operation: ContractOperation,
  violations: readonly Violation[],
): FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const violation of withoutBranches(violations)) {
    const keys = locate(operation, violation)
    const field = keys.join('.').slice(0, maxFieldLength)
    if (byField.has(field)) continue
    const title = titleOf(document, operation, keys)
    byField.set(field, { errorMessage: `${title}${reasonOf(violation)}`, field })
  }
  return [...byField.values()].slice(0, maxItems)
}

/** A failed oneOf reports itself and every branch; only what lies deepest says what is wrong. */
export function withoutBranches(violations: readonly Violation[]): readonly Violation[] {
  const plain = violations.filter(
    ({ code, message }) => code !== 'oneOf' && code !== 'anyOf' && !message.endsWith('must be null'),
  )
  return plain.length > 0 ? plain : violations
}

function locate(operation: ContractOperation, violation: Violation): string[] {
  const keys = (violation.path ?? ['body']).map(String)
  const missing = violation.code === 'required' ? /'(.+)'/.exec(violation.message)?.[1] : undefined
  if (missing !== undefined) keys.push(missing)
  const [place = 'body', name] = keys
  if (place === 'body' || name === undefined) return keys
  const parameter = operation.parameters.find(
    (candidate) => candidate.in === place && candidate.name.toLowerCase() === name,
  )
  return [place, parameter?.name ?? name, ...keys.slice(2)]
}

function titleOf(document: ContractDocument, operation: ContractOperation, keys: readonly string[]): string {
  const [place = 'body', ...rest] = keys
  if (place !== 'body') {
    const parameter = operation.parameters.find((candidate) => candidate.in === place && candidate.name === rest[0])
    return firstClause(parameter?.description) ?? rest[0] ?? place
  }
  if (rest.length === 0) return '请求体'
  const schema = bodySchema(operation.requestBody)
  return (schema === undefined ? undefined : titleAt(document, schema, rest)) ?? rest.join('.')
}

function bodySchema(message: ContractMessage | undefined): JsonSchema | undefined {
  return Object.values(message?.content ?? {})[0]?.schema
}

function titleAt(document: ContractDocument, source: JsonSchema, keys: readonly string[]): string | undefined {
  const schema = resolve(document, source)
  const [key, ...rest] = keys
  if (key === undefined && schema.title !== undefined) return schema.title
  const next = key !== undefined && /^\d+$/.test(key) ? schema.items : schema.properties?.[key ?? '']
  if (next !== undefined) return titleAt(document, next, rest)
  return (schema.oneOf ?? []).map((branch) => titleAt(document, branch, keys)).find((title) => title !== undefined)
}

function firstClause(description: string | undefined): string | undefined {
  const clause = description?.split(/[，。；：（(,.;:]/)[0]?.trim()
  return clause === '' ? undefined : clause
}

/** By the validator's keyword; `#` stands for the limit. */
const reasons: Record<string, string> = {
  required: '不能为空',
  type: '类型不正确',
  enum: '不在允许的取值范围内',
  const: '不在允许的取值范围内',
  pattern: '格式不正确',
  format: '格式不正确',
  minLength: '不能少于#个字符',
  maxLength: '不能超过#个字符',
  minimum: '不能小于#',
  maximum: '不能大于#',
  minItems: '不能少于#项',
  maxItems: '不能超过#项',
  uniqueItems: '不能有重复项',
  multipleOf: '精度不正确',
  additionalProperties: '含有未约定的字段',
}

function reasonOf({ code = '', message }: Violation): string {
  const limit = /-?\d+(\.\d+)?/.exec(message.slice(message.indexOf('must')))?.[0] ?? ''
  if (code === 'minLength' && limit === '1') return '不能为空'
  return (reasons[code] ?? '不符合要求').replace('#', limit)
}
