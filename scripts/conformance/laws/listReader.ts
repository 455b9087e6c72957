import { resolve } from '#compiler/document.ts'
import { conventionClause } from '../clause.ts'
import type { ListLaws, Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { FullSchema } from '../schema.ts'
import { recordsOf, totalOf, type Answer, type Values } from '../values.ts'
import { identityOf, type Listed } from './records.ts'

type Fields = Record<string, unknown>

const ofPages = new Set(['current', 'size', 'sort'])
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
  /** What it can be asked for, besides a page and an order: parameters, or fields of the body. */
  readonly filters: readonly { name: string; schema: FullSchema }[]
  /** Whether it gives as many records as it is asked for, in pages or not. */
  readonly #isSized: boolean
  /** The parameters with which a second page has been asked for. */
  readonly #paged = new Set<string>()

  constructor(run: Run, values: Values, operation: Operation, success: Answer) {
    this.run = run
    this.values = values
    this.operation = operation
    this.success = success
    const body = operation.requestBody?.content?.['application/json']?.schema
    const fields = body === undefined ? {} : (resolve(run.document, body).properties ?? {})
    this.filters = [
      ...operation.parameters.filter(({ name, in: place }) => place === 'query' && !ofPages.has(name)),
      ...Object.entries(fields).map(([name, schema]) => ({ name, schema })),
    ]
    this.laws = operation.laws.list ?? {}
    this.#isSized = operation.parameters.some(({ name }) => name === 'size')
    this.isPaged = ['current', 'size'].every((name) => operation.parameters.some((each) => each.name === name))
  }

  async ask(more: Fields): Promise<Answer | undefined> {
    const isAsked = (name: string) => this.operation.parameters.some((each) => each.name === name)
    const asked = Object.entries(more)
    const query = { ...this.success.parts.query, ...Object.fromEntries(asked.filter(([name]) => isAsked(name))) }
    // Of the example of a body nothing is kept: everything in it is a filter.
    const body = Object.fromEntries(asked.filter(([name]) => !isAsked(name)))
    const parts = { ...this.success.parts, query, body: this.operation.method === 'GET' ? undefined : body }
    const answer = await this.values.answer(this.operation, parts, this.success.as)
    return answer.outcome.kind === 'success' ? answer : undefined
  }

  /** The list with further parameters, up to the given number of pages. */
  async read(more: Fields = {}, pages = pagesRead): Promise<Listed | undefined> {
    const records: Fields[] = []
    let first: Answer | undefined
    for (let current = 1; current <= (this.isPaged ? pages : 1); current += 1) {
      const sized = this.#isSized ? { size: pageSize } : {}
      const page = await this.ask({ ...more, ...(this.isPaged ? { current } : {}), ...sized })
      if (page === undefined || page.outcome.kind !== 'success') return undefined
      if (first === undefined && this.isPaged) this.#holdFullPage(page)
      first ??= page
      records.push(...recordsOf(this.operation, page.outcome.data))
      const total = totalOf(page.outcome.data) ?? records.length
      if (records.length < total && this.isPaged) continue
      const whole = { records, total, isWhole: true, exchange: first.exchange }
      await this.#holdSecondPage(more, whole)
      return whole
    }
    if (first === undefined || first.outcome.kind !== 'success') return undefined
    return { records, total: totalOf(first.outcome.data) ?? records.length, isWhole: false, exchange: first.exchange }
  }

  /** The last page of a list that is too long to be read. What is out of place is often put last. */
  async readLast(total: number): Promise<{ records: Fields[]; exchange: Exchange } | undefined> {
    const last = await this.ask({ current: Math.ceil(total / pageSize), size: pageSize })
    if (last?.outcome.kind !== 'success') return undefined
    return { records: recordsOf(this.operation, last.outcome.data), exchange: last.exchange }
  }

  /** A page is as large as it was asked to be, also when that is the most that is allowed. */
  #holdFullPage({ outcome, exchange }: Answer): void {
    if (outcome.kind !== 'success') return
    const { size } = outcome.data as Fields
    const found = recordsOf(this.operation, outcome.data).length
    const expected = Math.min(totalOf(outcome.data) ?? found, pageSize)
    const wrong = size !== pageSize ? `size 为 ${String(size)}` : found < expected ? `${found} 条` : undefined
    this.report(
      'page full',
      'pages',
      `每页 ${pageSize} 条时 size 为 ${pageSize}，首页有 ${expected} 条`,
      wrong === undefined ? undefined : { actual: wrong, exchange },
    )
  }

  /** Whatever is asked, the second page goes on where the first ends: it keeps the filter, the word and the order. */
  async #holdSecondPage(more: Fields, { records, total }: Listed): Promise<void> {
    const size = Math.ceil(records.length / 2)
    const asked = Object.entries(more).map(([name, value]) => (name === 'sort' ? `sort=${String(value)}` : name))
    const names = asked.toSorted().join(' ')
    if (!this.isPaged || records.length < 2 || this.#paged.has(names)) return
    this.#paged.add(names)
    const page = await this.ask({ ...more, current: 2, size })
    if (page?.outcome.kind !== 'success') return
    const expected = records.slice(size).map(identityOf)
    const found = recordsOf(this.operation, page.outcome.data).map(identityOf)
    const stray = found.find((id) => !expected.includes(id))
    const count = totalOf(page.outcome.data)
    const wrong =
      stray !== undefined
        ? `含 ${stray}`
        : found.length < expected.length
          ? `${found.length} 条`
          : count === total
            ? undefined
            : `total ${String(count)}`
    this.report(
      `page 2 ${names}`,
      'pages',
      `${names === '' ? '' : `给出 ${names} 时，`}第 2 页为全部 ${total} 条中后面的 ${expected.length} 条`,
      wrong === undefined ? undefined : { actual: wrong, exchange: page.exchange },
    )
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
