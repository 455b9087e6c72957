import { readFileSync } from 'node:fs'
import { resolve as resolvePath } from 'node:path'

export const generatedDir = resolvePath(import.meta.dirname, '../src/gateway/generated')

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const

/** A JSON Schema as in the bundle, with its references. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  title?: string
  contentMediaType?: string
  default?: unknown
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  oneOf?: JsonSchema[]
}

export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  explode?: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export interface ContractMedia {
  schema: JsonSchema
  examples?: Record<string, { value: unknown }>
}

export interface ContractMessage {
  required?: boolean
  content?: Record<string, ContractMedia>
}

/** One operation with the references of its parameters, replies and examples resolved. Schemas keep theirs. */
export interface ContractOperation {
  operationId: string
  /** In upper case. */
  method: string
  /** With `{name}` templates. */
  path: string
  /** Whether only logged-in members may call it. */
  member: boolean
  /** Whether it reads the access token. Member operations always have one, others only when somebody is logged in. */
  readsToken: boolean
  parameters: ContractParameter[]
  /** Lists of parameters whose values must be in ascending order. */
  order: string[][]
  requestBody: ContractMessage | undefined
  /** By status. */
  responses: Record<string, ContractMessage>
}

interface SourceOperation {
  operationId: string
  security?: object[]
  parameters?: (ContractParameter | Reference)[]
  'x-order'?: string[][]
  requestBody?: ContractMessage | Reference
  responses: Record<string, ContractMessage | Reference>
}

interface Reference {
  $ref: string
}

/** The bundled contract: plain JSON, every `$ref` internal. */
export interface ContractDocument {
  paths: Record<string, Record<string, unknown>>
  components?: Record<string, Record<string, unknown>>
}

/** The generated bundle of all services. */
export function readContract(): ContractDocument {
  return JSON.parse(readFileSync(resolvePath(generatedDir, 'openapi.json'), 'utf8')) as ContractDocument
}

/** Returns the target of a `$ref`, or any other value unchanged. Throws when the reference leads nowhere. */
export function resolve<T extends object>(document: ContractDocument, value: T | Reference): T {
  let found: unknown = value
  while (isReference(found)) {
    const pointer = found.$ref
    found = document
    for (const key of keysOf(pointer)) found = property(found, key)
    if (found === undefined) throw new Error(`${pointer} leads nowhere`)
  }
  return found as T
}

/** A check of a gateway resolves the same references by the million. */
const keysByPointer = new Map<string, readonly string[]>()

function keysOf(pointer: string): readonly string[] {
  const known = keysByPointer.get(pointer)
  if (known !== undefined) return known
  const keys = pointer
    .slice('#/'.length)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  keysByPointer.set(pointer, keys)
  return keys
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string'
}

function property(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined
}

export function listOperations(document: ContractDocument): ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const source = item[method] as SourceOperation | undefined
      return source === undefined ? [] : [readOperation(document, source, method, path)]
    }),
  )
}

function readOperation(
  document: ContractDocument,
  source: SourceOperation,
  method: string,
  path: string,
): ContractOperation {
  const security = source.security ?? []
  return {
    operationId: source.operationId,
    method: method.toUpperCase(),
    path,
    member: security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
    readsToken: security.length > 0,
    parameters: (source.parameters ?? []).map((parameter) => resolve(document, parameter)),
    order: source['x-order'] ?? [],
    requestBody: source.requestBody === undefined ? undefined : readMessage(document, source.requestBody),
    responses: mapValues(source.responses, (response) => readMessage(document, response)),
  }
}

function readMessage(document: ContractDocument, source: ContractMessage | Reference): ContractMessage {
  const message = resolve(document, source)
  const content = mapValues(message.content ?? {}, (media) => ({
    ...media,
    examples: mapValues(media.examples ?? {}, (example) => resolve(document, example)),
  }))
  return { ...message, content }
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
