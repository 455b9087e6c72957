import * as fc from 'fast-check'

/** A JSON Schema as the contract's lint allows it: no allOf, closed objects, stated limits. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
}

type Values = fc.Arbitrary<unknown>

/** Values that a schema allows, and values that are wrong in one place, by the name of a component. */
export function createValues(schemas: Record<string, Schema>) {
  const valid = remember(schemas, (schema) => validOf(schema))
  const wrong = remember(schemas, (schema) => wrongOf(schema))

  function validOf(schema: Schema): Values {
    if (schema.$ref !== undefined) return valid(schema.$ref)
    const choices = schema.oneOf ?? schema.anyOf
    if (choices !== undefined) return fc.oneof(...choices.map(validOf))
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => validOf({ ...schema, type })))
    if (schema.type === 'object') return validObject(schema)
    if (schema.type === 'array') return validArray(schema)
    return scalarOf(schema)
  }

  function validObject({ properties = {}, required = [] }: Schema): Values {
    const fields = Object.entries(properties).map(([name, field]) => [name, validOf(field)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
  }

  function validArray({ items = {}, minItems = 0, maxItems = 3, uniqueItems }: Schema): Values {
    const length = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) }
    if (uniqueItems === true)
      return fc.uniqueArray(validOf(items), { ...length, selector: (item) => JSON.stringify(item) })
    return fc.array(validOf(items), length)
  }

  /** Wrong at the schema itself or somewhere below it. */
  function wrongOf(schema: Schema): Values {
    if (schema.$ref !== undefined) return wrong(schema.$ref)
    const choices = schema.oneOf ?? schema.anyOf
    if (choices !== undefined) return fc.oneof(...choices.map(wrongOf))
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => wrongOf({ ...schema, type })))
    if (schema.type === 'object') return wrongObject(schema)
    if (schema.type === 'array') return wrongArray(schema)
    return fc.oneof(otherType, wrongScalar(schema))
  }

  function wrongObject(schema: Schema): Values {
    const { properties = {}, required = [] } = schema
    const whole = validOf(schema) as fc.Arbitrary<Record<string, unknown>>
    const fields = Object.entries(properties)
    const ways: Values[] = [otherType, whole.map((value) => ({ ...value, undocumented: 1 }))]
    if (required.length > 0) {
      ways.push(
        fc.tuple(whole, fc.constantFrom(...required)).map(([value, name]) => {
          const { [name]: _, ...rest } = value
          return rest
        }),
      )
    }
    const oneField = fc.constantFrom(...fields).chain(([name, field]) => fc.tuple(fc.constant(name), wrongOf(field)))
    ways.push(fc.tuple(whole, oneField).map(([value, [name, field]]) => withField(value, name, field)))
    // Most schemas are objects of many fields: mostly go down.
    return fc.oneof(...ways.map((arbitrary, index) => ({ arbitrary, weight: index === ways.length - 1 ? 5 : 1 })))
  }

  function wrongArray(schema: Schema): Values {
    const { items = {}, minItems = 0, maxItems = 0 } = schema
    const whole = validOf(schema) as fc.Arbitrary<unknown[]>
    const ways: Values[] = [
      otherType,
      fc.tuple(whole, wrongOf(items)).map(([value, item]) => value.slice(1).concat([item])),
    ]
    if (minItems > 0) ways.push(whole.map((value) => value.slice(0, minItems - 1)))
    if (maxItems <= 20) ways.push(validOf(items).map((item) => Array.from({ length: maxItems + 1 }, () => item)))
    return fc.oneof(...ways)
  }

  return { valid, wrong }
}

function withField(value: Record<string, unknown>, name: string, field: unknown): Record<string, unknown> {
  return { ...value, [name]: field }
}

/** Each component's values are described once. */
function remember(schemas: Record<string, Schema>, describe: (schema: Schema) => Values) {
  const known = new Map<string, Values>()
  return (reference: string): Values => {
    const name = reference.split('/').at(-1) ?? ''
    const values = known.get(name) ?? describe(schemas[name] ?? {})
    known.set(name, values)
    return values
  }
}

const otherType = fc.constantFrom<unknown[]>(null, true, 0, -1.5, '', '0', '样例', [], ['样例'], {}, { 样例: 1 })

function scalarOf(schema: Schema): Values {
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return textOf(schema)
  const { minimum = -1e9, maximum = 1e9 } = schema
  const ends = fc.constantFrom(minimum, maximum)
  if (schema.type === 'integer') return fc.oneof(ends, fc.integer({ min: minimum, max: maximum }))
  return fc.oneof(ends, fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true }))
}

const character = fc.constantFrom('a', 'Z', '0', '9', '-', '/', '.', ' ', '*', '中', '文', '（', 'é', '𠮷', '😀')

function textOf({ pattern, format, minLength = 0, maxLength = 20 }: Schema): Values {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  if (format === 'date')
    return fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map(dayOf)
  if (pattern !== undefined) {
    // Values are made from the pattern without its look-ahead, of a length that fits, and sifted by the whole.
    const length = `{${Math.max(minLength, 1)},${Math.min(minLength + 8, maxLength)}}`
    const generating = pattern.replace(/\(\?![^)]*\)/, '').replace(/(?<=\]|\\d)[+*]/, length)
    const source = fc.stringMatching(new RegExp(generating))
    const whole = new RegExp(pattern, 'u')
    return source.filter((text) => whole.test(text) && fits(text))
  }
  const short = fc.string({ unit: character, minLength, maxLength: Math.max(minLength, Math.min(maxLength, 8)) })
  return maxLength > 200 ? short : fc.oneof(short, fc.constant('中'.repeat(maxLength)))
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function wrongScalar(schema: Schema): Values {
  if (schema.const !== undefined || schema.enum !== undefined) return fc.string()
  if (schema.type === 'string') return wrongText(schema)
  const { minimum = 0, maximum = 0 } = schema
  return fc.constantFrom<unknown[]>(minimum - 1, maximum + 1, minimum + 0.5, String(maximum))
}

function wrongText(schema: Schema): Values {
  const { minLength = 0, maxLength = 0 } = schema
  const ways: Values[] = [fc.string({ unit: character, maxLength: 12 })]
  if (schema.format === 'date') ways.push(fc.constantFrom('2026-02-30', '2026-2-3', '2026-03-01T00:00:00Z', '20260301'))
  if (minLength > 0) ways.push(fc.constant('a'.repeat(minLength - 1)))
  // Counting the characters of very long texts would take most of the time.
  if (maxLength > 0 && maxLength <= 2000)
    ways.push(fc.constant('a'.repeat(maxLength + 1)), fc.constant('中'.repeat(maxLength + 1)))
  return fc.oneof(...ways)
}
