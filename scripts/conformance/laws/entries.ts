import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData, walk, type FullSchema } from '../schema.ts'
import type { Values } from '../values.ts'

interface Entry {
  operation: Operation
  at: string
  source: string
  value: unknown
  exchange: Exchange
}

/** Lists of entries are not paged. */
const listed = 1000

/** The values in replies that are entries of one of the gateway's own lists, such as a dictionary (`x-entry-of`). */
export class Entries {
  readonly #run: Run
  /** By source, operation, place and value. */
  readonly #seen = new Map<string, Entry>()
  #isOver = false

  constructor(run: Run) {
    this.#run = run
  }

  see(exchange: Exchange): void {
    const { operation, method } = exchange.question
    const schema = envelopeData(operation)
    if (this.#isOver || schema === undefined || method !== undefined || effectOf(operation) !== 'reads') return
    if (!String(member(exchange.json, 'returnCode')).startsWith('200')) return
    const data = member(exchange.json, 'data')
    const note = (own: FullSchema, at: string, value: unknown) => {
      const { 'x-entry-of': source } = own as FullSchema & { 'x-entry-of'?: string }
      if (source === undefined || typeof value !== 'string') return
      this.#seen.set([source, operation.operationId, at, value].join(' '), { operation, at, source, value, exchange })
    }
    walk(this.#run.document, { value: data, schema, names: [], at: '' }, ({ value, schema: own, at }) => {
      note(own, at, value)
      // What is said beside a reference is not in the schema that it leads to.
      for (const [name, property] of Object.entries(own.properties ?? {}))
        if (property.$ref !== undefined) note(property, `${at}/${name}`, member(value, name))
    })
  }

  async hold(values: Values): Promise<void> {
    this.#isOver = true
    for (const { operation, at, source, value, exchange } of this.#seen.values()) {
      const entries = await values.offered(source, listed)
      if (entries.length === 0) continue
      this.#run.check(
        operation,
        'relations',
        entries.includes(value)
          ? undefined
          : {
              rule: `entry ${at}`,
              expected: `${at} 取自 ${source}`,
              actual: `其中没有 ${JSON.stringify(value)}`,
              at: `/data${at}`,
              part: value,
              clause: conventionClause('relations'),
              exchange,
            },
      )
    }
  }
}
