import { resolve, type ContractDocument, type ContractOperation, type JsonSchema } from '#compiler/document.ts'

/** The query as it was sent: trimmed text, or a list when a name was repeated. */
export type RawQuery = Record<string, string | string[]>

/** Converts the text of a request to the types of the contract and fills in defaults. Only for validated input. */
export class ParameterReader {
  readonly #document: ContractDocument

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
    const numbers = operation.parameters.filter(
      ({ in: place, schema }) => place === 'query' && isNumeric(resolve(this.#document, schema)),
    )
    const strange = numbers.flatMap(({ name }) => {
      const text = raw[name]
      return typeof text !== 'string' || text === '' || decimal.test(text) ? [] : [[name, `${text}?`]]
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
    const entries = operation.parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => {
        const text = raw[parameter.name]
        // Prism takes an empty text as absent, so the handler must see it so too.
        const absent = text === undefined || text === ''
        const schema = resolve(this.#document, parameter.schema)
        return [parameter.name, absent ? schema.default : this.#value(schema, text, parameter.explode ?? true)] as const
      })
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
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

function isNumeric({ type }: JsonSchema): boolean {
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
