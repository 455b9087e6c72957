import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { FullSchema } from '../schema.ts'
import { shownNodes } from '../shown.ts'
import { parseSource, type Values } from '../values.ts'
import { codesIn, isEntry, ruleOf, type EntryRule } from './entryRule.ts'

interface Entry {
  operation: Operation
  at: string
  rule: EntryRule
  value: string
  /** Where it is a record with more of the entry than its value. */
  record: unknown
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
    const { operation } = exchange.question
    if (this.#isOver || effectOf(operation) !== 'reads') return
    const note = (own: FullSchema, at: string, shown: unknown) => {
      const rule = ruleOf(own)
      // A member's own list says nothing about what others are shown.
      if (rule === undefined || (exchange.question.as !== 'member' && this.#isOwn(rule.list))) return
      for (const { value, record } of codesIn(rule, shown)) {
        const shows = JSON.stringify(Object.keys(rule.as).map((field) => member(record, field)))
        const key = [rule.in, operation.operationId, at, value, shows].join(' ')
        this.#seen.set(key, { operation, at, rule, value, record, exchange })
      }
    }
    for (const { value, schema: own, at } of shownNodes(this.#run.document, exchange)) {
      note(own, at, value)
      // What is said beside a reference is not in the schema that it leads to.
      for (const [name, property] of Object.entries(own.properties ?? {}))
        if (property.$ref !== undefined) note(property, `${at}/${name}`, member(value, name))
    }
  }

  #isOwn(source: string): boolean {
    return this.#run.operation(parseSource(source).operationId).member
  }

  async hold(values: Values): Promise<void> {
    this.#isOver = true
    for (const { operation, at, rule, value, record, exchange } of this.#seen.values()) {
      const entries = await values.offered(rule.list, listed)
      if (entries.length === 0) continue
      const copies = Object.entries(rule.as).map(([field, name]) => `，${field} 为其 ${name}`)
      const shown = Object.keys(rule.as).map((field) => `${field} ${JSON.stringify(member(record, field))}`)
      this.#run.check(
        operation,
        'relations',
        isEntry(rule, { value, record }, entries)
          ? undefined
          : {
              rule: `entry ${at}`,
              expected: `${at} 取自 ${rule.in}${copies.join('')}`,
              actual: `其中没有 ${[JSON.stringify(value), ...shown].join('、')}`,
              at: `/data${at}`,
              part: value,
              clause: conventionClause('relations'),
              exchange,
            },
      )
    }
  }
}
