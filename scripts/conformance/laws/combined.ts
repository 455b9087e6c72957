import { askedFor, fitsFilter, type Filter } from './filters.ts'
import type { ListReader } from './listReader.ts'
import { contains, identityOf, misplaced, wordsOf, type Listed } from './records.ts'

/** A filter also holds beside an order and beside a word, and neither makes the gateway forget the other. */
export async function holdCombined(list: ListReader, all: Listed, filters: readonly Filter[]): Promise<void> {
  const [filter] = filters
  if (filter === undefined) return
  const { name, value } = filter
  const asked = askedFor(filter)
  const words = `${name}=${String(value)}`
  for (const [sort, keys] of Object.entries(list.laws.sorts ?? {})) {
    const sorted = await list.read({ ...asked, sort }, 1)
    if (sorted === undefined) continue
    const stray = sorted.records.find((record) => !fitsFilter(record, filter))
    const pair = misplaced(sorted.records, keys)
    const wrong =
      stray !== undefined
        ? `含 ${identityOf(stray)}`
        : pair && `${identityOf(pair[0])} 排在 ${identityOf(pair[1])} 之前`
    list.report(
      `combined ${name} sort ${sort}`,
      'sorts',
      `${words} 与 sort=${sort} 同时给出时，只含符合的记录，按 ${keys.join('、')} 排列`,
      wrong === undefined ? undefined : { actual: wrong, exchange: sorted.exchange },
    )
  }
  for (const [parameter, fields] of Object.entries(list.laws.keyword ?? {})) {
    const [field = ''] = fields
    const record = all.records.find((each) => fitsFilter(each, filter) && wordsOf(each[field]).length > 0)
    const [word] = wordsOf(record?.[field])
    const found = word === undefined ? undefined : await list.read({ ...asked, [parameter]: word }, 2)
    if (record === undefined || word === undefined || found === undefined) continue
    const stray = found.records.find(
      (each) =>
        !fitsFilter(each, filter) ||
        (list.laws.elsewhere === undefined && !fields.some((searched) => contains(each[searched], word))),
    )
    const isFound = !found.isWhole || found.records.some((each) => identityOf(each) === identityOf(record))
    const wrong =
      stray !== undefined
        ? `含 ${identityOf(stray)}`
        : isFound
          ? undefined
          : `${found.total} 条，没有 ${identityOf(record)}`
    list.report(
      `combined ${name} ${parameter}`,
      'keywords',
      `${words} 与 ${parameter}=${word} 同时给出时，只找到两者都符合的记录，包括 ${identityOf(record)}`,
      wrong === undefined ? undefined : { actual: wrong, exchange: found.exchange },
    )
  }
}
