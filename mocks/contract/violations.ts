import { disorders } from '#gateway/fields/order.ts'
import { askFor, beyond, isLimit, mismatchOf } from '#gateway/fields/input/sentences.ts'
import type { FieldError } from '../handler/handler.ts'
import { fieldOf, parameterField } from '#compiler/field.ts'
import type { Field } from '#compiler/fieldShape.ts'
import {
  resolve,
  type ContractDocument,
  type ContractMessage,
  type ContractOperation,
  type JsonSchema,
} from '#compiler/document.ts'

/** A violation as Prism's validators report it. */
export interface Violation {
  message: string
  code?: string | number
  /** Place and keys, e.g. `['body', 'tel']`; parameter names in lower case. */
  path?: (string | number)[]
  /** 0 means error. */
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
  const byField = new Map<string, { rank: number; error: FieldError }>()
  for (const violation of withoutBranches(violations)) {
    const keys = locate(operation, violation)
    const field = keys.join('.').slice(0, maxFieldLength)
    const rank = rankOf(violation)
    if (rank >= (byField.get(field)?.rank ?? Number.POSITIVE_INFINITY)) continue
    const errorMessage = sentenceOf(fieldNamed(document, operation, keys), violation)
    byField.set(field, { rank, error: { errorMessage, field } })
  }
  return [...byField.values()].slice(0, maxItems).map(({ error }) => error)
}

/** The same for parameters that contradict each other. */
export function explainDisorder(
  document: ContractDocument,
  operation: ContractOperation,
  query: Readonly<Record<string, unknown>>,
): FieldError[] {
  const fields = operation.order.flatMap((list) =>
    list.map((name, index) => {
      const field = fieldNamed(document, operation, ['query', name])
      return [name, { ...field, notBelow: list.slice(0, index).toReversed() }] as const
    }),
  )
  return disorders(Object.fromEntries(fields), query).map(({ name, message }) => ({
    errorMessage: message,
    field: `query.${name}`,
  }))
}

/** A failed oneOf reports itself and every branch. Only the deepest violations say what is wrong. */
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

/**
 * The field at these keys, such as `body.tel`. A parameter is named by its title or the first words of its description.
 */
export function fieldNamed(document: ContractDocument, operation: ContractOperation, keys: readonly string[]): Field {
  const [place = 'body', ...rest] = keys
  if (place !== 'body') {
    const parameter = operation.parameters.find((candidate) => candidate.in === place && candidate.name === rest[0])
    return parameter === undefined ? { title: rest[0] ?? place, kind: 'text' } : parameterField(document, parameter)
  }
  if (rest.length === 0) return { title: '请求体', kind: 'object', ask: '请求体不能为空' }
  const schema = bodySchema(operation.requestBody)
  const field = schema === undefined ? undefined : fieldAt(document, schema, rest)
  return field ?? { title: rest.join('.'), kind: 'text' }
}

function bodySchema(message: ContractMessage | undefined): JsonSchema | undefined {
  return Object.values(message?.content ?? {})[0]?.schema
}

function fieldAt(document: ContractDocument, source: JsonSchema, keys: readonly string[]): Field | undefined {
  const [key, ...rest] = keys
  if (key === undefined) {
    const field = fieldOf(document, source)
    return field.title === '' ? undefined : field
  }
  const item = rest.length === 0 && /^\d+$/.test(key) ? fieldOf(document, source).items : undefined
  if (item !== undefined) return item
  const schema = resolve(document, source)
  const next = /^\d+$/.test(key) ? schema.items : schema.properties?.[key]
  if (next !== undefined) return fieldAt(document, next, rest)
  return (schema.oneOf ?? []).map((branch) => fieldAt(document, branch, keys)).find((field) => field !== undefined)
}

/** Messages by the validator's keyword, for violations that no form would send. */
const reasons: Record<string, string> = {
  type: '类型不正确',
  enum: '不在允许的取值范围内',
  const: '不在允许的取值范围内',
  uniqueItems: '不能有重复项',
  multipleOf: '精度不正确',
  additionalProperties: '含有未约定的字段',
}

/** When a field has several faults, the one that a form would show is reported. */
function rankOf(violation: Pick<Violation, 'code' | 'message'>): number {
  if (isAbsence(violation)) return 0
  return violation.code === 'pattern' || violation.code === 'format' ? 1 : 2
}

function isAbsence({ code, message }: Pick<Violation, 'code' | 'message'>): boolean {
  return code === 'required' || ((code === 'minLength' || code === 'minItems') && limitIn(message) === 1)
}

function limitIn(message: string): number {
  return Number(/-?\d+(\.\d+)?/.exec(message.slice(message.indexOf('must')))?.[0])
}

function sentenceOf(field: Field, { code = '', message }: Violation): string {
  if (isAbsence({ code, message })) return askFor(field)
  const limit = limitIn(message)
  if (code === 'pattern' || code === 'format') return mismatchOf(field)
  if (isLimit(code) && !Number.isNaN(limit)) return beyond(field, code, limit)
  return `${field.title}${reasons[String(code)] ?? '不符合要求'}`
}
