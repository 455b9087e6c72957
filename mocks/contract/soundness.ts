import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { listOperations, resolve, type ContractDocument } from './document.ts'

const bodyTypes = ['application/json', 'multipart/form-data']

/** What is wrong, and the keys that lead to it from the root of the bundle. */
interface Unsoundness {
  pointer: string[]
  message: string
}

/**
 * Prism takes a schema that does not compile as one that allows everything, so a contract with such a schema must not
 * be served. Throws an error that names each place.
 */
export function assertSound(document: ContractDocument): void {
  const problems = findUnsoundness(document).map(({ pointer, message }) => `${pointer.join(' ')}: ${message}`)
  if (problems.length > 0) throw new Error(`The contract is not sound:\n${problems.join('\n')}`)
}

/** Compiles every schema of the bundle strictly and validates every example of a request, parameter or reply. */
export function findUnsoundness(document: ContractDocument): Unsoundness[] {
  const movable = withMovableReferences(document)
  const compile = createCompiler(movable)
  const { schemas = {}, ...others } = movable.components ?? {}
  const components = Object.keys(schemas).flatMap((name) => {
    const { error } = compile({ $ref: name })
    return error === undefined ? [] : [{ pointer: ['components', 'schemas', name], message: error }]
  })
  const carriers = [...findCarriers({ paths: movable.paths, components: others }, [])]
  return [
    ...components,
    ...carriers.flatMap((carrier) => problemsOf(carrier, movable, compile)),
    ...findUnreadableBodies(movable),
  ]
}

/** A parameter or a body: whatever has a schema and may have examples of it. */
interface Carrier {
  pointer: string[]
  schema: object
  /** By the keys that lead to the value. */
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
  const { validate, error } = compile(carrier.schema)
  if (validate === undefined) return [{ pointer: [...carrier.pointer, 'schema'], message: error }]
  return carrier.examples.flatMap(([keys, example]) => {
    const { value } = resolve(document, example as { value: unknown })
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => ({
      pointer: [...carrier.pointer, ...keys],
      message: `the example does not match its schema: ${instancePath} ${message}`,
    }))
  })
}

/** The mock gateway reads no other request bodies. */
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
type Compile = (schema: object) => Compiled

/** The same document with references that hold wherever a schema is compiled. */
function withMovableReferences(document: ContractDocument): ContractDocument {
  return JSON.parse(
    JSON.stringify(document).replaceAll('"$ref":"#/components/schemas/', '"$ref":"'),
  ) as ContractDocument
}

function createCompiler(document: ContractDocument): Compile {
  // A type stated beside a reference, or in only one branch of oneOf, is legal: only these two style checks are off.
  // Each validator runs a few times only, so it is not worth optimising.
  const style = { strict: true, strictTypes: false, strictTuples: false }
  const ajv = new Ajv2020({ ...style, allErrors: true, code: { optimize: false }, inlineRefs: false })
  addFormats(ajv)
  ajv.addVocabulary(['example', 'xml', 'externalDocs', 'discriminator', ...extensionsIn(document)])
  // Each by its own name, so that it is compiled once and not again in every schema that refers to it.
  for (const [name, schema] of Object.entries(document.components?.['schemas'] ?? {}))
    ajv.addSchema(schema as object, name)
  // Many parameters and replies have the same schema.
  const compiled = new Map<string, Compiled>()
  return (schema) => {
    const text = JSON.stringify(schema)
    const known = compiled.get(text)
    if (known !== undefined) return known
    const result = compileOnce(ajv, schema)
    compiled.set(text, result)
    return result
  }
}

/** The `x-` keywords that occur; Ajv's strict mode wants each by name. */
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
