import { valuesAt } from '../schema.ts'
import { partsFrom } from './expressions.ts'
import type { ListReader } from './listReader.ts'
import { identityOf, type Listed } from './records.ts'
import type { Asked } from './wordsBeside.ts'

type Fields = Record<string, unknown>

/** How many details are read of the whole list, and how many of what each value finds. */
const detailsRead = 16
const foundRead = 6
const valuesTried = 2

/** A filter by what only the details show, such as for whom a policy is. */
interface Law {
  in: string
  with: Record<string, string>
  at: string
  open?: boolean
}

/**
 * It finds records whose detail has the value, or none if that means any, and every one of them. Gives the values that
 * the list was asked for.
 */
export async function holdFiltersElsewhere(list: ListReader, all: Listed): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const [name, law] of Object.entries(list.laws.filtersElsewhere ?? {})) {
    const known = await shownBy(list, law, all.records.slice(0, detailsRead))
    const rest = new Set([...known.values()].flat())
    for (const value of [...rest].slice(0, valuesTried)) {
      const isList = list.filters.some((each) => each.name === name && each.schema.type === 'array')
      const found = await list.read({ [name]: isList ? [value] : value })
      if (found === undefined) continue
      asked.push({ name, value, isList })
      const fits = (own: readonly unknown[]) => own.includes(value) || (law.open === true && own.length === 0)
      const there = await shownBy(list, law, found.records.slice(0, foundRead))
      const ids = new Set(found.records.map(identityOf))
      const stray = [...there].find(([, own]) => !fits(own))
      const missing = [...known].find(([record, own]) => found.isWhole && fits(own) && !ids.has(identityOf(record)))
      const wrong = stray ?? missing
      list.report(
        `filter ${name}`,
        'filters',
        `${name}=${String(value)} 找出 ${law.in} 的 ${law.at} 含它${law.open === true ? '或没有值' : ''}的记录`,
        wrong && {
          actual: `${identityOf(wrong[0])} 的为 ${JSON.stringify(wrong[1])}，${stray === undefined ? '没有找出' : '却在其中'}`,
          exchange: found.exchange,
        },
      )
    }
  }
  return asked
}

/** What the details of these records have there. */
async function shownBy(list: ListReader, law: Law, records: readonly Fields[]): Promise<Map<Fields, unknown[]>> {
  const operation = list.run.operation(law.in)
  const shown = new Map<Fields, unknown[]>()
  for (const record of records) {
    const own = Object.fromEntries(Object.entries(law.with).map(([name, field]) => [name, record[field]]))
    const { outcome } = await list.values.answer(operation, partsFrom(operation, own), list.success.as)
    if (outcome.kind === 'success') shown.set(record, valuesAt(outcome.data, law.at))
  }
  return shown
}
