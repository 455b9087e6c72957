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
function withoutBranches(violations: readonly Violation[]): readonly Violation[] {
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
  if (key === undefined) return schema.title
  const branches = schema.oneOf ?? []
  const next = /^\d+$/.test(key) ? schema.items : schema.properties?.[key]
  if (next !== undefined) return titleAt(document, next, rest)
  return branches.map((branch) => titleAt(document, branch, keys)).find((title) => title !== undefined)
}

function firstClause(description: string | undefined): string | undefined {
  const clause = description?.split(/[，。；：（(,.;:]/)[0]?.trim()
  return clause === '' ? undefined : clause
}

function reasonOf({ code, message }: Violation): string {
  const limit = /-?\d+(\.\d+)?/.exec(message.slice(message.indexOf('must')))?.[0] ?? ''
  switch (code) {
    case 'required':
      return '不能为空'
    case 'type':
      return '类型不正确'
    case 'enum':
    case 'const':
      return '不在允许的取值范围内'
    case 'pattern':
    case 'format':
      return '格式不正确'
    case 'minLength':
      return limit === '1' ? '不能为空' : `不能少于${limit}个字符`
    case 'maxLength':
      return `不能超过${limit}个字符`
    case 'minimum':
      return `不能小于${limit}`
    case 'maximum':
      return `不能大于${limit}`
    case 'minItems':
      return `不能少于${limit}项`
    case 'maxItems':
      return `不能超过${limit}项`
    case 'uniqueItems':
      return '不能有重复项'
    case 'multipleOf':
      return '精度不正确'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return '含有未约定的字段'
    default:
      return '不符合要求'
  }
}
