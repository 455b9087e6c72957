import { resolve, type ContractDocument, type ContractOperation, type JsonSchema } from '#compiler/document.ts'

/** The query as it was sent: trimmed text, or a list when a name was repeated. */
export type RawQuery = Record<string, string | string[]>

interface Readable {
  place: string
  name: string
  schema: JsonSchema
  explode: boolean
  isNumeric: boolean
}

/** Converts the text of a request to the types of the contract and fills in defaults. Only for validated input. */
export class ParameterReader {
  readonly #document: ContractDocument
  readonly #parameters = new WeakMap<ContractOperation, readonly Readable[]>()

  constructor(document: ContractDocument) {
    this.#document = document
  }

  path(operation: ContractOperation, raw: Record<string, string>): Record<string, unknown> {
    return this.#read(operation, 'path', raw)
  }

  query(operation: ContractOperation, raw: RawQuery): Record<string, unknown> {
    return this.#read(operation, 'query', raw)
  }

  /** The query for Prism, which takes `0x5` and `1e1` for numbers. Other languages do not, so here they are none. */
  strict(operation: ContractOperation, raw: RawQuery): RawQuery {
    const strange = this.#parametersOf(operation).flatMap(({ place, name, isNumeric }) => {
      const text = raw[name]
      if (place !== 'query' || !isNumeric || typeof text !== 'string') return []
      return text === '' || decimal.test(text) ? [] : [[name, `${text}?`]]
    })
    return strange.length === 0 ? raw : { ...raw, ...Object.fromEntries(strange) }
  }

  /** Multipart fields are text. Numbers and booleans are converted as the schema says. */
  form(schema: JsonSchema, fields: RawQuery): Record<string, unknown> {
    const properties = resolve(this.#document, schema).properties ?? {}
    return Object.fromEntries(
      Object.entries(fields).map(([name, text]) => {
        const property = properties[name]
        return [name, property === undefined ? text : this.#value(property, text, true)]
      }),
    )
  }

  #read(operation: ContractOperation, place: 'path' | 'query', raw: RawQuery) {
    const values: Record<string, unknown> = {}
    for (const { name, schema, explode, ...parameter } of this.#parametersOf(operation)) {
      if (parameter.place !== place) continue
      const text = raw[name]
      // Prism takes an empty text as absent, so the handler must see it so too.
      const value = text === undefined || text === '' ? schema.default : this.#value(schema, text, explode)
      if (value !== undefined) values[name] = value
    }
    return values
  }

  #parametersOf(operation: ContractOperation): readonly Readable[] {
    const known = this.#parameters.get(operation)
    if (known !== undefined) return known
    const parameters = operation.parameters.map(({ in: place, name, schema: source, explode = true }) => {
      const schema = resolve(this.#document, source)
      return { place, name, schema, explode, isNumeric: takesNumbers(schema) }
    })
    this.#parameters.set(operation, parameters)
    return parameters
  }

  #value(source: JsonSchema, text: string | string[], explode: boolean): unknown {
    const schema = resolve(this.#document, source)
    const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type
    if (type === 'array') {
      const { items = {} } = schema
      return listOf(text, explode).map((item) => this.#value(items, item, explode))
    }
    if (typeof text !== 'string') return text
    if (type === 'integer' || type === 'number') return numberOr(text)
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
    return text
  }
}

const decimal = /^-?\d+(?:\.\d+)?$/

function takesNumbers({ type }: JsonSchema): boolean {
  return [type].flat().some((name) => name === 'integer' || name === 'number')
}

function listOf(text: string | string[], explode: boolean): string[] {
  if (explode) return typeof text === 'string' ? [text] : text
  // Of a repeated name, Prism reads the last value.
  const joined = typeof text === 'string' ? text : (text.at(-1) ?? '')
  return joined.split(',')
}

/** Text that is not a number stays text, so that the validator refuses it. */
function numberOr(text: string): number | string {
  const number = Number(text)
  return text === '' || Number.isNaN(number) ? text : number
}
