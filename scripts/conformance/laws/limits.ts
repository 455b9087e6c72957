import { resolve, type ContractDocument } from '#compiler/document.ts'
import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, told, type Caller } from '../gateway/exchange.ts'
import { digitsAtEnds } from '../requests/texts.ts'
import type { Run } from '../run.ts'
import { typesOf, type FullSchema } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'

type Fields = Record<string, unknown>

/** Longer texts are not sent just to test the limit. */
const longest = 5000
const leastLong = 100

/** Values exactly at the contract's limits are accepted. */
export async function takeLimits(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  for (const { place, parts: own } of atLimits(run.document, operation, parts)) {
    if (run.isOver) return
    const { exchange, outcome } = await run.ask({ operation, as, parts: own })
    const isBlamed = outcome.kind === 'refused' && outcome.code === '3000' && blames(exchange.json, place)
    run.check(
      operation,
      'requests',
      isBlamed
        ? {
            rule: `limit ${place}`,
            expected: `${place} 恰为契约允许的限度时不因此拒绝`,
            actual: told(outcome),
            clause: operationClause(operation.service, operation.operationId),
            exchange,
          }
        : undefined,
    )
  }
}

/**
 * All texts at their maximum length and all numbers of a pattern with its last digits, at once: for operations whose
 * requests leave data behind.
 */
export async function takeFullTexts(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  // A short text may be one of a fixed list.
  const long = Object.entries(fullTexts(run.document, operation, parts.body)).filter(
    ([, text]) => String(text).length >= leastLong,
  )
  const full = { ...Object.fromEntries(long), ...lastDigits(run.document, operation, parts.body) }
  const places = Object.keys(full)
  if (places.length === 0) return
  const own = { ...parts, body: { ...(parts.body as Fields), ...full } }
  const { exchange, outcome } = await run.ask({ operation, as, parts: own })
  const isBlamed =
    outcome.kind === 'refused' && outcome.code === '3000' && places.some((place) => blames(exchange.json, place))
  run.check(
    operation,
    'requests',
    isBlamed
      ? {
          rule: 'limit texts',
          expected: `${places.join('、')} 恰为契约允许的长度或数字时不因此拒绝`,
          actual: told(outcome),
          clause: operationClause(operation.service, operation.operationId),
          exchange,
        }
      : undefined,
  )
}

/** The telephones and other numbers of the body with the last digits that their pattern takes. */
function lastDigits(document: ContractDocument, operation: Operation, body: unknown): Fields {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (schema === undefined || typeof body !== 'object' || body === null) return {}
  const chosen = Object.keys(operation.laws.values ?? {})
  const own = Object.entries(resolve(document, schema).properties ?? {}).filter(
    ([name]) => !chosen.includes(name) && !chosen.includes(`body/${name}`),
  )
  return Object.fromEntries(
    own.flatMap(([name, property]) =>
      digitsAtEnds(resolve(document, property), member(body, name))
        .slice(0, 1)
        .map((digits) => [name, digits]),
    ),
  )
}

/** The texts of the body, each at its maximum length. */
export function fullTexts(document: ContractDocument, operation: Operation, body: unknown): Fields {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (schema === undefined || typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(resolve(document, schema).properties ?? {}).flatMap(([name, property]) => {
      const text = name in body ? fullText(resolve(document, property)) : undefined
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** A character of one code point that takes two UTF-16 units, or four bytes. JSON Schema counts it once. */
const rare = '🚀'

/** A text that fills the field. Undefined when the field has a special format. */
function fullText({ minLength = 0, maxLength, pattern, format, enum: allowed, type }: FullSchema) {
  if (type !== 'string' || pattern !== undefined || format !== undefined || allowed !== undefined) return undefined
  return maxLength === undefined || maxLength > longest || maxLength < Math.max(minLength, 4)
    ? undefined
    : `${'契约检查'.repeat(Math.ceil(maxLength / 4)).slice(0, maxLength - 1)}${rare}`
}

function atLimits(document: ContractDocument, operation: Operation, valid: ValidParts) {
  const found: { place: string; parts: ValidParts }[] = []
  for (const { name, in: where, schema } of operation.parameters) {
    if (where !== 'query') continue
    for (const value of limitsOf(resolve(document, schema)))
      found.push({ place: name, parts: { ...valid, query: { ...valid.query, [name]: value } } })
  }
  for (const [name, text] of Object.entries(fullTexts(document, operation, valid.body)))
    found.push({ place: name, parts: { ...valid, body: { ...(valid.body as Fields), [name]: text } } })
  return found
}

function limitsOf(schema: FullSchema): unknown[] {
  const types = typesOf(schema)
  if (schema.enum !== undefined) return []
  if (types.includes('integer') || types.includes('number'))
    return [schema.minimum, schema.maximum].filter((limit) => limit !== undefined)
  const full = fullText(schema)
  if (full === undefined) return []
  // A gateway that counts in units takes the rare character for two.
  const plain = full.replace(rare, '查')
  return (schema.minLength ?? 0) === 0 ? [full, plain, ''] : [full, plain]
}

/** Whether the refusal names the field. */
export function blames(json: unknown, place: string): boolean {
  const blamed = [member(json, 'data')].flat().map((each) => String(member(each, 'field')))
  return blamed.some((field) => field.split('.').includes(place)) || blamed.every((field) => !field.includes('.'))
}
