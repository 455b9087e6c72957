import type { Side } from './break.ts'

/** What the comparison reads of a JSON Schema. */
export interface Schema {
  $ref?: string
  title?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
}

interface KeywordBreak {
  keyword: string
  message: string
}

/** Whether values of the one type are values of the other; a schema without a type takes all. */
export function isKindOf({ type: sent }: Schema, { type: expected }: Schema): boolean {
  if (expected === undefined || sent === expected) return true
  return sent === 'integer' && expected === 'number'
}

/** Values outside the list, the pattern or the format that the reader counts on. */
export function valueBreaks(sent: Schema, expected: Schema, side: Side): KeywordBreak[] {
  const sentValues = valuesOf(sent)
  const expectedValues = valuesOf(expected)
  if (expectedValues !== undefined) {
    const keyword = expected.const === undefined ? 'enum' : 'const'
    if (sentValues === undefined)
      return [{ keyword, message: `the values are ${side === 'request' ? 'now' : 'no longer'} limited` }]
    const outside = sentValues.filter((value) => !expectedValues.includes(value)).join(', ')
    if (outside === '') return []
    return [{ keyword, message: side === 'request' ? `no longer takes ${outside}` : `may now be ${outside}` }]
  }
  if (sentValues !== undefined) return []
  return (['pattern', 'format'] as const)
    .filter((keyword) => expected[keyword] !== undefined && expected[keyword] !== sent[keyword])
    .map((keyword) => ({ keyword, message: `the ${keyword} has changed` }))
}

function valuesOf(schema: Schema): string[] | undefined {
  const values = schema.const === undefined ? schema.enum : [schema.const]
  return values?.map((value) => JSON.stringify(value))
}

const lowest = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const
const highest = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const

/** Limits that the values sent need not keep. */
export function limitBreaks(sent: Schema, expected: Schema, side: Side): KeywordBreak[] {
  if (valuesOf(sent) !== undefined) return []
  const says = (keyword: (typeof lowest)[number] | (typeof highest)[number] | 'multipleOf') => {
    const [released, current] = side === 'request' ? [sent, expected] : [expected, sent]
    return `${keyword} was ${released[keyword] ?? 'open'} and is ${current[keyword] ?? 'open'}`
  }
  return [
    ...lowest.filter((keyword) => (expected[keyword] ?? -Infinity) > (sent[keyword] ?? -Infinity)),
    ...highest.filter((keyword) => (expected[keyword] ?? Infinity) < (sent[keyword] ?? Infinity)),
    ...(expected.multipleOf === undefined || expected.multipleOf === sent.multipleOf ? [] : (['multipleOf'] as const)),
  ].map((keyword) => ({ keyword, message: says(keyword) }))
}
