import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  resolve,
  type ContractDocument,
  type ContractMedia,
  type ContractOperation,
  type ContractParameter,
  type JsonSchema,
} from '#compiler/document.ts'
import { fieldOf } from '#compiler/field.ts'
import { aheadFault } from '#gateway/fields/dates.ts'

/** For every pattern of the contract, one of these texts matches. Other parameters need an `example` in their file. */
const texts = [
  'example-1',
  '2026-11-21',
  '2026-11-21 09:00:00',
  '13800000001',
  '320000',
  '1795276800000',
  '/example',
  '示例',
  'A1B2C3D4E5F6A7B8'.repeat(4),
]

interface ValidRequest {
  /** Path and query. */
  target: string
  init: { method: string; headers: Record<string, string>; body?: BodyInit }
}

/** Values that a test knows better than the contract, such as the id of a seeded record. */
export interface Given {
  /** By the parameter's name. */
  parameters?: Record<string, unknown>
  /** Fields of the JSON body that differ from the example's. Null means no body. */
  body?: object | null
  /** Parameters, and `body/<field>` or `body/<field>/<field>`, that the request omits. */
  remove?: readonly string[]
}

/** The parts of a request, with each value of the type in its schema. */
export interface ValidParts {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  /** A JSON value or FormData. Undefined without a body. */
  body: unknown
}

/** For a request without parameters and body. */
export const noParts: ValidParts = { path: {}, query: {}, header: {}, body: undefined }

/** A valid request by the contract: parameters from their examples or schemas, and the body from its example. */
export function validParts(
  document: ContractDocument,
  operation: ContractOperation,
  { parameters = {}, body: changes = {}, remove = [] }: Given = {},
): ValidParts {
  const values = operation.parameters
    .filter(({ name, required, example }) => required === true || example !== undefined || name in parameters)
    .filter(({ name }) => !remove.includes(name))
    .map((parameter) => [parameter, parameters[parameter.name] ?? valueOf(document, parameter)] as const)
  const valuesIn = (wanted: ContractParameter['in']) =>
    Object.fromEntries(values.filter(([{ in: place }]) => place === wanted).map(([{ name }, value]) => [name, value]))
  return {
    path: valuesIn('path'),
    query: valuesIn('query'),
    header: valuesIn('header'),
    body: withoutFields(bodyOf(document, operation, changes), remove),
  }
}

/** The same as an HTTP request. */
export function validRequest(document: ContractDocument, operation: ContractOperation, given?: Given): ValidRequest {
  const parts = validParts(document, operation, given)
  const path = Object.entries(parts.path).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  )
  const query = new URLSearchParams()
  for (const parameter of operation.parameters) {
    if (parameter.in === 'query' && parameter.name in parts.query) {
      appendQuery(query, parameter, parts.query[parameter.name])
    }
  }
  const headers = Object.entries(parts.header).map(([name, value]) => [name, String(value)])
  const isJson = parts.body !== undefined && !(parts.body instanceof FormData)
  return {
    target: query.size > 0 ? `${path}?${query}` : path,
    init: {
      method: operation.method,
      headers: { ...Object.fromEntries(headers), ...(isJson ? { 'content-type': 'application/json' } : {}) },
      ...(parts.body === undefined ? {} : { body: isJson ? JSON.stringify(parts.body) : (parts.body as FormData) }),
    },
  }
}

function appendQuery(query: URLSearchParams, { name, explode = true }: ContractParameter, value: unknown) {
  if (!Array.isArray(value)) query.append(name, String(value))
  else if (explode) for (const item of value) query.append(name, String(item))
  else query.append(name, value.join(','))
}

/** The body without the fields at `body/…`. */
function withoutFields(body: unknown, remove: readonly string[]): unknown {
  return remove
    .filter((place) => place.startsWith('body/'))
    .reduce((left, place) => without(left, place.split('/').slice(1)), body)
}

function without(value: unknown, [key = '', ...deeper]: string[]): unknown {
  if (value instanceof FormData || typeof value !== 'object' || value === null || !(key in value)) return value
  const { [key]: inner, ...others } = value as Record<string, unknown>
  return deeper.length === 0 ? others : { ...others, [key]: without(inner, deeper) }
}

function valueOf(document: ContractDocument, parameter: ContractParameter): unknown {
  const value = parameter.example ?? fitting(document, resolve(document, parameter.schema))
  if (value === undefined) throw new Error(`The parameter ${parameter.name} needs an example in its contract file`)
  return value
}

/** Shared, because each instance would compile the rules of JSON Schema again. It caches compiled schemas. */
const ajv = new Ajv2020({ strict: false })
addFormats(ajv)

interface FullSchema extends JsonSchema {
  format?: string
  enum?: unknown[]
  examples?: unknown[]
  minimum?: number
}

/** A valid value of the schema. Undefined when it needs an example. */
export function fitting(document: ContractDocument, schema: FullSchema): unknown {
  const stated = schema.examples?.[0] ?? schema.default ?? schema.enum?.[0]
  if (stated !== undefined) return stated
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return [fitting(document, resolve(document, schema.items ?? {}))]
  return texts.find((text) => ajv.validate(schema, text))
}

function bodyOf(document: ContractDocument, { requestBody }: ContractOperation, changes: object | null): unknown {
  const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (mediaType === undefined || media === undefined || changes === null) return undefined
  const schema = resolve(document, media.schema)
  const value = { ...aheadOfToday(document, schema, exampleOf(media) as object), ...changes }
  return mediaType === 'application/json' ? value : formOf(schema, value)
}

/** The example with its future days moved ahead of today, as they have passed since it was written. */
function aheadOfToday(document: ContractDocument, schema: JsonSchema, example: object): object {
  const today = new Date(Date.now() + chinaIsAheadMs).toISOString().slice(0, 10)
  const moved = Object.entries(example).map(([name, value]: [string, unknown]) => {
    const field = fieldOf(document, schema.properties?.[name] ?? {})
    if (field.kind !== 'date' || aheadFault(field, value, today) === undefined) return [name, value]
    const { minimum = 0, maximum = minimum + 30 } = field.ahead ?? {}
    return [
      name,
      new Date(Date.parse(today) + Math.round((minimum + maximum) / 2) * msPerDay).toISOString().slice(0, 10),
    ]
  })
  return Object.fromEntries(moved) as object
}

const msPerDay = 86_400_000
/** A gateway uses the day in China. */
const chinaIsAheadMs = 8 * 3_600_000

function exampleOf(media: ContractMedia): unknown {
  const [example] = Object.values(media.examples ?? {})
  if (example === undefined) throw new Error('A request body needs a named example')
  return example.value
}

/** A PNG of one pixel, so that the file's content matches its name. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** In the examples of a multipart body, a file is represented by its name. */
function formOf(schema: FullSchema, value: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(value)) {
    const property: FullSchema = schema.properties?.[name] ?? {}
    if (property.format === 'binary') form.set(name, new Blob([pixel], { type: 'image/png' }), text)
    else form.set(name, text)
  }
  return form
}
