import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { listOperations, resolve, type ContractDocument } from './document.ts'
import { addStatements } from './statements.ts'
import { explainMismatch } from './mismatch.ts'

const bodyTypes = ['application/json', 'multipart/form-data']

/** A message, and the keys that lead to the fault from the root of the bundle. */
interface Unsoundness {
  pointer: string[]
  message: string
  /** The same for all examples that violate the same part of a schema. */
  cause?: unknown
}

/**
 * Prism treats a schema that does not compile as one that allows everything, so such a contract must not be served.
 * Throws an error that names each place.
 */
export function assertSound(document: ContractDocument): void {
  const problems = findUnsoundness(document).map(({ pointer, message }) => `${pointer.join(' ')}: ${message}`)
  if (problems.length > 0) throw new Error(`The contract is not sound:\n${problems.join('\n')}`)
}

/** Compiles every schema of the bundle strictly, and validates every example of a request, parameter or reply. */
export function findUnsoundness(document: ContractDocument): Unsoundness[] {
  const movable = withMovableReferences(document)
  const compile = createCompiler(movable)
  const { schemas = {}, ...others } = movable.components ?? {}
  const components = Object.entries(schemas).flatMap(([name, schema]) =>
    compile({ $ref: name }).error === undefined ? [] : compileFaults(schema, ['components', 'schemas', name], compile),
  )
  const carriers = [...findCarriers({ paths: movable.paths, components: others }, [])]
  return [
    ...components,
    ...carriers.flatMap((carrier) => problemsOf(carrier, movable, compile)),
    ...findUnreadableBodies(movable),
  ]
}

/** A parameter or a body: anything with a schema and possibly examples. */
interface Carrier {
  pointer: string[]
  schema: object
  /** Each with the keys that lead to its value. */
  examples: [string[], unknown][]
}

function* findCarriers(node: unknown, pointer: string[]): Generator<Carrier> {
  if (typeof node !== 'object' || node === null) return
  if ('schema' in node && typeof node.schema === 'object' && node.schema !== null) {
    const single: [string[], unknown][] = 'example' in node ? [[['example'], { value: node.example }]] : []
    const named = 'examples' in node ? Object.entries(node.examples as object) : []
    const examples = [...single, ...named.map(([name, value]): [string[], unknown] => [['examples', name], value])]
    yield { pointer, schema: node.schema, examples }
    return
  }
  for (const [key, child] of Object.entries(node)) yield* findCarriers(child, [...pointer, key])
}

function problemsOf(carrier: Carrier, document: ContractDocument, compile: Compile): Unsoundness[] {
  const { validate } = compile(carrier.schema)
  if (validate === undefined) return compileFaults(carrier.schema, [...carrier.pointer, 'schema'], compile)
  return carrier.examples.flatMap(([keys, example]) => {
    const { value } = resolve(document, example as { value: unknown })
    if (validate(value)) return []
    const at = pointerToExample(carrier, keys, example)
    return explainMismatch(carrier.schema, value, (schema) => compile(schema).validate).map(
      ({ keys: inside, message, cause }) => ({
        pointer: [...at, ...inside],
        message: `the example does not match its schema: ${message}`,
        cause,
      }),
    )
  })
}

/** A shared example is among the components. */
function pointerToExample(carrier: Carrier, keys: string[], example: unknown): string[] {
  const reference = typeof example === 'object' && example !== null && '$ref' in example ? String(example.$ref) : ''
  if (reference !== '') return [...reference.split('/').slice(1), 'value']
  return [...carrier.pointer, ...keys, ...(keys[0] === 'example' ? [] : ['value'])]
}

/**
 * The places where a schema does not compile, as precisely as possible. A schema that only refers to a faulty one has
 * no fault of its own.
 */
function compileFaults(schema: unknown, pointer: string[], compile: Compile): Unsoundness[] {
  const error = ownError(schema, compile)
  if (typeof schema !== 'object' || schema === null || error === undefined) return []
  const inner = Object.entries(schema).flatMap(([key, child]) =>
    childSchemas(key, child).flatMap(([keys, each]) => compileFaults(each, [...pointer, ...keys], compile)),
  )
  if (inner.length > 0) return inner
  // The schema compiles without this keyword.
  const culprit = Object.keys(schema).find(
    (key) =>
      ownError(Object.fromEntries(Object.entries(schema).filter(([other]) => other !== key)), compile) === undefined,
  )
  return [{ pointer: culprit === undefined ? pointer : [...pointer, culprit], message: error }]
}

function ownError(schema: unknown, compile: Compile): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  return compile(withoutReferences(schema, compile.names) as object).error
}

/** Replaces references to existing schemas with schemas that allow everything. */
function withoutReferences(node: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutReferences(item, names))
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node && typeof node.$ref === 'string' && names.has(node.$ref)) return {}
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withoutReferences(child, names)]))
}

function childSchemas(key: string, child: unknown): [string[], unknown][] {
  if (['items', 'additionalProperties', 'not'].includes(key)) return [[[key], child]]
  if (['oneOf', 'anyOf', 'allOf', 'properties', 'prefixItems'].includes(key) && typeof child === 'object') {
    return Object.entries(child ?? {}).map(([name, each]) => [[key, name], each])
  }
  return []
}

/** Request bodies that the mock gateway cannot read. */
function findUnreadableBodies(document: ContractDocument): Unsoundness[] {
  return listOperations(document).flatMap(({ path, method, requestBody }) =>
    Object.keys(requestBody?.content ?? {})
      .filter((type) => !bodyTypes.includes(type))
      .map((type) => ({
        pointer: ['paths', path, method.toLowerCase(), 'requestBody', 'content', type],
        message: `a body of the type ${type} is none of ${bodyTypes.join(', ')}`,
      })),
  )
}

type Compiled = { validate: ValidateFunction; error?: undefined } | { validate?: undefined; error: string }
interface Compile {
  (schema: object): Compiled
  /** Names of the schemas that others may refer to. */
  names: ReadonlySet<string>
}

/** The same document with references that work wherever a schema is compiled. */
function withMovableReferences(document: ContractDocument): ContractDocument {
  return JSON.parse(
    JSON.stringify(document).replaceAll('"$ref":"#/components/schemas/', '"$ref":"'),
  ) as ContractDocument
}

function createCompiler(document: ContractDocument): Compile {
  // It is legal to state a type beside a reference, or in only one branch of oneOf, so only these two style checks are
  // off. Each validator runs only a few times, so optimising it is not worthwhile.
  const style = { strict: true, strictTypes: false, strictTuples: false }
  const ajv = new Ajv2020({ ...style, allErrors: true, verbose: true, code: { optimize: false }, inlineRefs: false })
  addFormats(ajv)
  ajv.addVocabulary(['example', 'xml', 'externalDocs', 'discriminator', ...extensionsIn(document)])
  addStatements(ajv)
  // Each schema is added by name, so that it is compiled once and not again in every schema that refers to it.
  for (const [name, schema] of Object.entries(document.components?.['schemas'] ?? {}))
    ajv.addSchema(schema as object, name)
  // Many parameters and replies have the same schema.
  const compiled = new Map<string, Compiled>()
  const compile = (schema: object) => {
    const text = JSON.stringify(schema)
    const known = compiled.get(text)
    if (known !== undefined) return known
    const result = compileOnce(ajv, schema)
    compiled.set(text, result)
    return result
  }
  return Object.assign(compile, { names: new Set(Object.keys(document.components?.['schemas'] ?? {})) })
}

/** The `x-` keywords that occur. Ajv's strict mode requires each by name. */
function extensionsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, child] of Object.entries(value)) {
    if (key.startsWith('x-')) found.add(key)
    extensionsIn(child, found)
  }
  return found
}

function compileOnce(ajv: Ajv2020, schema: object): Compiled {
  try {
    return { validate: ajv.compile(schema) }
  } catch (error) {
    return { error: `the schema does not compile: ${error instanceof Error ? error.message : String(error)}` }
  }
}
