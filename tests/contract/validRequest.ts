import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  resolve,
  type ContractDocument,
  type ContractMedia,
  type ContractOperation,
  type ContractParameter,
  type JsonSchema,
} from '../../mocks/contract/document.ts'

/** Texts of which one fits every pattern of the contract; a parameter none fits needs an `example` in its file. */
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

export interface ValidRequest {
  /** Path and query. */
  target: string
  init: { method: string; headers: Record<string, string>; body?: BodyInit }
}

/** Values that a test knows better than the contract, such as the id of a seeded record. */
export interface Given {
  /** By the parameter's name. */
  parameters?: Record<string, unknown>
  /** Fields of the JSON body that differ from the example's; null for no body. */
  body?: object | null
}

/** A request of the operation that its contract allows: parameters from their examples or schemas, body from its example. */
export function validRequest(
  document: ContractDocument,
  operation: ContractOperation,
  { parameters = {}, body: changes = {} }: Given = {},
): ValidRequest {
  const values = operation.parameters
    .filter(({ name, required, example }) => required === true || example !== undefined || name in parameters)
    .map((parameter) => [parameter, parameters[parameter.name] ?? valueOf(document, parameter)] as const)
  const path = values
    .filter(([{ in: place }]) => place === 'path')
    .reduce(
      (filled, [{ name }, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
      operation.path,
    )
  const query = new URLSearchParams()
  for (const [parameter, value] of values) if (parameter.in === 'query') appendQuery(query, parameter, value)
  const headers = values
    .filter(([{ in: place }]) => place === 'header')
    .map(([{ name }, value]) => [name, String(value)])
  const { type, body } = bodyOf(document, operation, changes)
  return {
    target: query.size > 0 ? `${path}?${query}` : path,
    init: {
      method: operation.method,
      headers: { ...Object.fromEntries(headers), ...type },
      ...(body === undefined ? {} : { body }),
    },
  }
}

function appendQuery(query: URLSearchParams, { name, explode = true }: ContractParameter, value: unknown) {
  if (!Array.isArray(value)) query.append(name, String(value))
  else if (explode) for (const item of value) query.append(name, String(item))
  else query.append(name, value.join(','))
}

function valueOf(document: ContractDocument, parameter: ContractParameter): unknown {
  const value = parameter.example ?? fitting(document, resolve(document, parameter.schema))
  if (value === undefined) throw new Error(`The parameter ${parameter.name} needs an example in its contract file`)
  return value
}

interface FullSchema extends JsonSchema {
  format?: string
  enum?: unknown[]
  examples?: unknown[]
  minimum?: number
}

function fitting(document: ContractDocument, schema: FullSchema): unknown {
  const stated = schema.examples?.[0] ?? schema.default ?? schema.enum?.[0]
  if (stated !== undefined) return stated
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return [fitting(document, resolve(document, schema.items ?? {}))]
  const ajv = new Ajv2020({ strict: false })
  addFormats(ajv)
  return texts.find((text) => ajv.validate(schema, text))
}

function bodyOf(
  document: ContractDocument,
  { requestBody }: ContractOperation,
  changes: object | null,
): { type: Record<string, string>; body?: BodyInit } {
  const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (mediaType === undefined || media === undefined || changes === null) return { type: {} }
  const value = { ...(exampleOf(media) as object), ...changes }
  if (mediaType === 'application/json') return { type: { 'content-type': mediaType }, body: JSON.stringify(value) }
  return { type: {}, body: formOf(resolve(document, media.schema), value) }
}

function exampleOf(media: ContractMedia): unknown {
  const [example] = Object.values(media.examples ?? {})
  if (example === undefined) throw new Error('A request body needs a named example')
  return example.value
}

/** The first pixel of a PNG, so that a gateway that looks into the file finds what its name says. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** In the examples of a multipart body a file stands as its name. */
function formOf(schema: FullSchema, value: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(value)) {
    const property: FullSchema = schema.properties?.[name] ?? {}
    if (property.format === 'binary') form.set(name, new Blob([pixel], { type: 'image/png' }), text)
    else form.set(name, text)
  }
  return form
}
