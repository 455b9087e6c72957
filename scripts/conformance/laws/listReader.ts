import { conventionClause } from '../clause.ts'
import type { ListLaws, Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { recordsOf, totalOf, type Answer, type Values } from '../values.ts'
import type { Listed } from './records.ts'

type Fields = Record<string, unknown>

const pageSize = 50
const pagesRead = 4

/** One list of the gateway, with any parameters. */
export class ListReader {
  readonly run: Run
  readonly values: Values
  readonly operation: Operation
  readonly success: Answer
  readonly isPaged: boolean
  readonly laws: ListLaws

  constructor(run: Run, values: Values, operation: Operation, success: Answer) {
    this.run = run
    this.values = values
    this.operation = operation
    this.success = success
    this.laws = operation.laws.list ?? {}
    this.isPaged = ['current', 'size'].every((name) => operation.parameters.some((each) => each.name === name))
  }

  async ask(more: Fields): Promise<Answer | undefined> {
    const parts = { ...this.success.parts, query: { ...this.success.parts.query, ...more } }
    const answer = await this.values.answer(this.operation, parts, this.success.as)
    return answer.outcome.kind === 'success' ? answer : undefined
  }

  /** The list with further parameters, up to the given number of pages. */
  async read(more: Fields = {}, pages = pagesRead): Promise<Listed | undefined> {
    const records: Fields[] = []
    let first: Answer | undefined
    for (let current = 1; current <= (this.isPaged ? pages : 1); current += 1) {
      const page = await this.ask(this.isPaged ? { ...more, current, size: pageSize } : more)
      if (page === undefined || page.outcome.kind !== 'success') return undefined
      first ??= page
      records.push(...recordsOf(this.operation, page.outcome.data))
      const total = totalOf(page.outcome.data) ?? records.length
      if (records.length >= total || !this.isPaged) return { records, total, isWhole: true, exchange: first.exchange }
    }
    if (first === undefined || first.outcome.kind !== 'success') return undefined
    return { records, total: totalOf(first.outcome.data) ?? records.length, isWhole: false, exchange: first.exchange }
  }

  report(
    rule: string,
    convention: string,
    expected: string,
    wrong: { actual: string; exchange: Exchange; part?: unknown } | undefined,
  ) {
    this.run.check(this.operation, 'lists', wrong && { rule, expected, clause: conventionClause(convention), ...wrong })
  }
}
