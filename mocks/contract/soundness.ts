import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { listOperations, type ContractDocument, type ContractMedia, type ContractOperation } from './document.ts'

const bodyTypes = ['application/json', 'multipart/form-data']

/**
 * Compiles every schema of the contract strictly and validates every example. Prism takes a schema that does not compile
 * as one that allows everything, so a contract with such a schema must not be served.
 * Throws an error that names each place.
 */
export function assertSound(document: ContractDocument): void {
  const movable = withMovableReferences(document)
  const compile = createCompiler(movable)
  const problems = Object.keys(movable.components?.['schemas'] ?? {}).flatMap((name) =>
    attempt(`components/schemas/${name}`, () => {
      compile({ $ref: `contract#/$defs/${name}` })
      return []
    }),
  )
  for (const operation of listOperations(movable)) problems.push(...problemsOf(operation, compile))
  if (problems.length > 0) throw new Error(`The contract is not sound:\n${problems.join('\n')}`)
}

type Compile = (schema: object) => ValidateFunction

/** The same document with references that hold wherever a schema is compiled. */
function withMovableReferences(document: ContractDocument): ContractDocument {
  return JSON.parse(
    JSON.stringify(document).replaceAll('"$ref":"#/components/schemas/', '"$ref":"contract#/$defs/'),
  ) as ContractDocument
}

function createCompiler(document: ContractDocument): Compile {
  // A type stated beside a reference, or in only one branch of oneOf, is legal: only these two style checks are off.
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false, allErrors: true })
  addFormats(ajv)
  ajv.addVocabulary(['example', 'xml', 'externalDocs', 'discriminator', ...extensionsIn(document)])
  ajv.addSchema({ $id: 'contract', $defs: document.components?.['schemas'] ?? {} })
  return (schema) => ajv.compile(schema)
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

function problemsOf(operation: ContractOperation, compile: Compile): string[] {
  const { operationId, requestBody, responses } = operation
  const messages = [
    ...(requestBody === undefined ? [] : [[`${operationId} request`, requestBody] as const]),
    ...Object.entries(responses).map(([status, response]) => [`${operationId} reply ${status}`, response] as const),
  ]
  const unreadable = Object.keys(requestBody?.content ?? {}).filter((mediaType) => !bodyTypes.includes(mediaType))
  return [
    ...unreadable.map((mediaType) => `${operationId} request: ${mediaType} is none of ${bodyTypes.join(', ')}`),
    ...operation.parameters.flatMap((parameter) =>
      problemsOfMedia(`${operationId} parameter ${parameter.name}`, parameter, compile),
    ),
    ...messages.flatMap(([place, message]) =>
      Object.entries(message.content ?? {}).flatMap(([type, media]) =>
        problemsOfMedia(`${place} ${type}`, media, compile),
      ),
    ),
  ]
}

function problemsOfMedia(place: string, media: ContractMedia, compile: Compile): string[] {
  return attempt(place, () => {
    const validate = compile(media.schema)
    return Object.entries(media.examples ?? {}).flatMap(([name, example]) =>
      validate(example.value)
        ? []
        : (validate.errors ?? []).map((error) => `${place} example ${name}: ${error.instancePath} ${error.message}`),
    )
  })
}

function attempt(place: string, problems: () => string[]): string[] {
  try {
    return problems()
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : String(error)}`]
  }
}
