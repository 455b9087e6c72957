import { resolve } from '#compiler/document.ts'
import { conventionClause, operationClause } from '../clause.ts'
import type { ListLaws, Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt, typesOf, type FullSchema } from '../schema.ts'
import { recordsOf, totalOf, type Answer, type Values } from '../values.ts'
import { candidatesOf, compare, isFieldOf, widerOf, type Filter } from './filters.ts'
import { contains, fieldOf, identityOf, keyValue, misplaced, wordOf, type Listed } from './records.ts'

type Fields = Record<string, unknown>

const pageSize = 50
const pagesRead = 4
const valuesTried = 6

/** Holds a list against itself: its pages, filters, orders and words. */
export async function holdList(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (success === undefined || operation.method !== 'GET') return
  const list = new ListCheck(run, values, operation, success)
  if (list.isPaged) await list.pages()
  if (operation.laws.list === undefined) return
  const all = await list.read()
  if (all === undefined) return
  await list.filters(all)
  await list.sorts(all)
  await list.keywords(all)
}

class ListCheck {
  readonly run: Run
  readonly values: Values
  readonly operation: Operation
  readonly success: Answer
  readonly isPaged: boolean
  readonly #laws: ListLaws

  constructor(run: Run, values: Values, operation: Operation, success: Answer) {
    this.run = run
    this.values = values
    this.operation = operation
    this.success = success
    this.#laws = operation.laws.list ?? {}
    this.isPaged = ['current', 'size'].every((name) => operation.parameters.some((each) => each.name === name))
  }

  async #ask(more: Fields): Promise<Answer | undefined> {
    const parts = { ...this.success.parts, query: { ...this.success.parts.query, ...more } }
    const answer = await this.values.answer(this.operation, parts, this.success.as)
    return answer.outcome.kind === 'success' ? answer : undefined
  }

  /** The list under further parameters, as many pages as may be read. */
  async read(more: Fields = {}, pages = pagesRead): Promise<Listed | undefined> {
    const records: Fields[] = []
    let first: Answer | undefined
    for (let current = 1; current <= (this.isPaged ? pages : 1); current += 1) {
      const page = await this.#ask(this.isPaged ? { ...more, current, size: pageSize } : more)
      if (page === undefined || page.outcome.kind !== 'success') return undefined
      first ??= page
      records.push(...recordsOf(this.operation, page.outcome.data))
      const total = totalOf(page.outcome.data) ?? records.length
      if (records.length >= total || !this.isPaged) return { records, total, isWhole: true, exchange: first.exchange }
    }
    if (first === undefined || first.outcome.kind !== 'success') return undefined
    return { records, total: totalOf(first.outcome.data) ?? records.length, isWhole: false, exchange: first.exchange }
  }

  #report(
    rule: string,
    convention: string,
    expected: string,
    wrong: { actual: string; exchange: Exchange; part?: unknown } | undefined,
  ) {
    this.run.check(this.operation, 'lists', wrong && { rule, expected, clause: conventionClause(convention), ...wrong })
  }

  async pages(): Promise<void> {
    const size = 2
    const seen: unknown[] = []
    let total = 0
    for (const current of [1, 2, 3]) {
      const page = await this.#ask({ current, size })
      if (page?.outcome.kind !== 'success') return
      const data = page.outcome.data as Fields
      total = totalOf(data) ?? 0
      const { exchange } = page
      this.#report(
        'page asked',
        'pages',
        `要第 ${current} 页每页 ${size} 条，照此返回`,
        data['size'] === size && data['current'] === current
          ? undefined
          : { actual: `返回第 ${String(data['current'])} 页每页 ${String(data['size'])} 条`, exchange },
      )
      const records = recordsOf(this.operation, data)
      this.#report(
        'page size',
        'pages',
        `每页至多 ${size} 条`,
        records.length <= size ? undefined : { actual: `${records.length} 条`, exchange },
      )
      const ids = records.map(identityOf)
      const double = ids.find((id) => seen.includes(id))
      this.#report(
        'pages apart',
        'pages',
        '各页的记录互不相同',
        double === undefined ? undefined : { actual: `${double} 又出现在第 ${current} 页`, exchange },
      )
      seen.push(...ids)
    }
    const beyond = await this.#ask({ current: Math.floor(total / size) + 2, size })
    if (beyond?.outcome.kind === 'success') {
      const records = recordsOf(this.operation, beyond.outcome.data)
      this.#report(
        'page beyond',
        'pages',
        '超出末页为空列表，total 不变',
        records.length === 0 && totalOf(beyond.outcome.data) === total
          ? undefined
          : {
              actual: `${records.length} 条，total ${String(totalOf(beyond.outcome.data))}`,
              exchange: beyond.exchange,
            },
      )
    }
    const unasked = await this.#ask({})
    const whole = await this.read()
    if (whole?.isWhole === true) {
      const ids = whole.records.map(identityOf)
      this.#report(
        'pages whole',
        'pages',
        `各页合起来为 total（${whole.total}）条，互不相同`,
        new Set(ids).size === whole.total
          ? undefined
          : { actual: `合起来 ${new Set(ids).size} 条不同的记录`, exchange: whole.exchange },
      )
      this.#report(
        'total steady',
        'pages',
        `每页条数不同时 total 相同（${whole.total}）`,
        total === whole.total ? undefined : { actual: `total ${total}`, exchange: whole.exchange },
      )
    }
    this.#standardSize(unasked)
  }

  #standardSize(unasked: Answer | undefined): void {
    if (unasked?.outcome.kind !== 'success' || 'size' in this.success.parts.query) return
    const { schema = {} } = this.operation.parameters.find(({ name }) => name === 'size') ?? {}
    const { default: standard } = resolve(this.run.document, schema)
    if (typeof standard !== 'number') return
    const { size } = unasked.outcome.data as Fields
    this.#report(
      'size default',
      'pages',
      `不给出 size 时每页 ${standard} 条`,
      size === standard ? undefined : { actual: `size 为 ${String(size)}`, exchange: unasked.exchange },
    )
  }

  async filters(all: Listed): Promise<void> {
    for (const { name, in: place, schema } of this.operation.parameters) {
      if (place !== 'query' || ['current', 'size', 'sort'].includes(name) || name in (this.#laws.keyword ?? {}))
        continue
      const law = this.#laws.filters?.[name]
      if (law === null) continue
      const spec = typeof law === 'string' ? law.split(' ') : []
      const field = spec[0] ?? (typeof law === 'object' ? law.field : undefined) ?? name
      const operator = spec[1] ?? '='
      const chosen = typeof law === 'object' ? law.values : undefined
      const shown = all.records
        .flatMap((record) => valuesAt(record, `/${field}`).flat())
        .filter((value) => value !== null && typeof value !== 'object')
      const full = resolve(this.run.document, schema) as FullSchema
      const allowed = (full.items === undefined ? full : resolve(this.run.document, full.items)).enum
      const isKnown = spec.length > 0 || law !== undefined || isFieldOf(this.run, this.operation, field)
      if (!isKnown || (shown.length === 0 && allowed === undefined)) continue
      const candidates =
        operator === '=' || operator === 'under'
          ? [...new Set([...shown, ...(allowed ?? [])])]
          : candidatesOf(shown, full, allowed)
      for (const value of candidates
        .filter(
          (each) =>
            (allowed === undefined || allowed.includes(each)) && (chosen === undefined || chosen.includes(each)),
        )
        .slice(0, valuesTried)) {
        await this.#filter(all, {
          name,
          field,
          operator,
          value,
          isList: typesOf(full).includes('array'),
          wider: widerOf(law, value),
        })
      }
    }
  }

  async #filter(all: Listed, { name, field, operator, value, isList, wider }: Filter): Promise<void> {
    const filtered = await this.read({ [name]: isList ? [value] : value }, 2)
    if (filtered === undefined) return
    const fits = (record: Fields) => {
      const own = valuesAt(record, `/${field}`).flat()
      return own.some((each) => compare(operator, each, value, wider))
    }
    const isShown = (record: Fields) =>
      valuesAt(record, `/${field}`)
        .flat()
        .some((each) => each !== null)
    const stray = filtered.records.find(
      (record) => !fits(record) && (operator === '=' || operator === 'under' || isShown(record)),
    )
    const words = `${name}=${String(value)}`
    const clause = operationClause(this.operation.service, this.operation.operationId, 'parameters')
    this.run.check(
      this.operation,
      'lists',
      stray && {
        rule: `filter ${name}`,
        expected: `${words} 时只含 ${field} 符合的记录`,
        actual: `含 ${identityOf(stray)}，其 ${field} 为 ${JSON.stringify(valuesAt(stray, `/${field}`)).slice(0, 80)}`,
        clause,
        exchange: filtered.exchange,
      },
    )
    if (!all.isWhole || (operator !== '=' && operator !== 'under')) return
    const expected = all.records.filter(fits)
    if (expected.length > filtered.total)
      this.run.check(this.operation, 'lists', {
        rule: `filter ${name} loses`,
        expected: `${words} 时不遗漏符合的 ${expected.length} 条`,
        actual: `total ${filtered.total}`,
        clause,
        exchange: filtered.exchange,
      })
  }

  async sorts(all: Listed): Promise<void> {
    const orders = Object.entries(this.#laws.sorts ?? {}).map(([sort, keys]) => ({ sort, keys }))
    const { order } = this.#laws
    for (const { sort, keys } of [...orders, ...(order === undefined ? [] : [{ sort: undefined, keys: order }])]) {
      const sorted = sort === undefined ? all : await this.read({ sort }, 1)
      if (sorted === undefined) continue
      const wrong = misplaced(sorted.records, keys)
      const name = sort === undefined ? '默认次序' : `sort=${sort}`
      this.#report(
        `sort ${sort ?? ''}`,
        'sorts',
        `${name} 按 ${keys.join('、')} 排列`,
        wrong && {
          actual: `${identityOf(wrong[0])} 排在 ${identityOf(wrong[1])} 之前，${keys.map((key) => `${fieldOf(key)} 为 ${JSON.stringify(keyValue(wrong[0], key))}、${JSON.stringify(keyValue(wrong[1], key))}`).join('，')}`,
          exchange: sorted.exchange,
        },
      )
    }
  }

  async keywords(all: Listed): Promise<void> {
    for (const [name, fields] of Object.entries(this.#laws.keyword ?? {})) {
      const record = all.records.find((each) => wordOf(each[fields[0] ?? '']) !== undefined)
      const word = wordOf(record?.[fields[0] ?? ''])
      if (record === undefined || word === undefined) continue
      const found = await this.read({ [name]: word }, 2)
      if (found !== undefined) {
        const id = identityOf(record)
        this.#report(
          `word ${name}`,
          'keywords',
          `${name}=${word} 能找到标题含此词的 ${id}`,
          !found.isWhole || found.records.some((each) => identityOf(each) === id)
            ? undefined
            : { actual: `${found.total} 条，没有它`, exchange: found.exchange },
        )
        const stray =
          this.#laws.foundElsewhere === true
            ? undefined
            : found.records.find((each) => !fields.some((field) => contains(each[field], word)))
        this.#report(
          `word ${name} only`,
          'keywords',
          `${name}=${word} 只找到 ${fields.join('、')} 含此词的记录`,
          stray && { actual: `含 ${identityOf(stray)}`, exchange: found.exchange },
        )
        const blank = await this.read({ [name]: ` ${word} ` }, 1)
        if (blank !== undefined)
          this.#report(
            `word ${name} blanks`,
            'keywords',
            `${name} 两端的空白不计，仍为 ${found.total} 条`,
            blank.total === found.total ? undefined : { actual: `${blank.total} 条`, exchange: blank.exchange },
          )
      }
      const absent = await this.read({ [name]: '无此词䶮䶮' }, 1)
      if (absent !== undefined)
        this.#report(
          `word ${name} absent`,
          'keywords',
          `${name} 为没有的词时为空列表`,
          absent.total === 0 && absent.records.length === 0
            ? undefined
            : { actual: `${absent.total} 条`, exchange: absent.exchange },
        )
    }
  }
}
