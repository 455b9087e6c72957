import { hold } from '#compiler/statement.ts'
import type { ListReader } from './listReader.ts'
import { valuesAt } from '../schema.ts'
import { partsFrom } from './expressions.ts'
import { fieldOf, identityOf, keyValue, misplaced, type Listed } from './records.ts'

/** Checks each order that can be requested, and the default one. */
export async function holdSorts(list: ListReader, all: Listed): Promise<void> {
  const orders = Object.entries(list.laws.sorts ?? {}).map(([sort, keys]) => ({ sort, keys }))
  const { order } = list.laws
  for (const { sort, keys } of [...orders, ...(order === undefined ? [] : [{ sort: undefined, keys: order }])]) {
    const sorted = sort === undefined ? all : await list.read({ sort }, 1)
    if (sorted === undefined) continue
    const wrong = misplaced(sorted.records, keys)
    const name = sort === undefined ? '默认次序' : `sort=${sort}`
    list.report(
      `sort ${sort ?? ''}`,
      'sorts',
      `${name} 按 ${keys.join('、')} 排列`,
      wrong && {
        actual: `${identityOf(wrong[0])} 排在 ${identityOf(wrong[1])} 之前，${keys.map((key) => `${fieldOf(key)} 为 ${JSON.stringify(keyValue(wrong[0], key))}、${JSON.stringify(keyValue(wrong[1], key))}`).join('，')}`,
        exchange: sorted.exchange,
      },
    )
  }
  await holdElsewhere(list)
  holdParts(list, all)
  await holdStandard(list)
}

/** How many details are read for an order that only they show. */
const detailsRead = 8

/** An order by a number that only the details show, such as how often each was viewed. */
async function holdElsewhere(list: ListReader): Promise<void> {
  for (const [sort, { in: id, with: given, at }] of Object.entries(list.laws.sortsElsewhere ?? {})) {
    const operation = list.run.operation(id)
    const sorted = await list.read({ sort }, 1)
    const numbers: { record: Record<string, unknown>; number: number }[] = []
    for (const record of sorted?.records.slice(0, detailsRead) ?? []) {
      const own = Object.fromEntries(Object.entries(given).map(([name, field]) => [name, record[field]]))
      const { outcome } = await list.values.answer(operation, partsFrom(operation, own), list.success.as)
      const [number] = outcome.kind === 'success' ? valuesAt(outcome.data, at) : []
      if (typeof number === 'number') numbers.push({ record, number })
    }
    const wrong = numbers.find(({ number }, index) =>
      numbers.slice(0, index).some((each) => isClearlyLess(each.number, number)),
    )
    if (sorted === undefined || numbers.length < 2) continue
    list.report(
      `sort ${sort}`,
      'sorts',
      `sort=${sort} 按 ${id} 的 ${at} 从多到少排列`,
      wrong && { actual: `${identityOf(wrong.record)} 为 ${wrong.number}，排在更少的之后`, exchange: sorted.exchange },
    )
  }
}

/** The numbers grow while they are read, and a gateway may sort by those of an hour ago. */
function isClearlyLess(before: number, after: number): boolean {
  return after > before * 1.2 + 20
}

/** A list in parts: first the records of the first one in their order, then those of the next. */
function holdParts(list: ListReader, { records: all, exchange }: Listed): void {
  const { parts = [], aside } = list.laws
  const records = aside === undefined ? all : all.filter((record) => !hold(aside, record))
  const partOf = (record: Record<string, unknown>) =>
    parts.findIndex(({ when = {} }) =>
      Object.entries(when).every(([field, values]) => values.includes(valuesAt(record, `/${field}`)[0])),
    )
  const isEarly = (record: Record<string, unknown>, index: number) =>
    records.slice(0, index).some((before) => partOf(before) > partOf(record))
  const early = records.find(isEarly)
  const pairs = parts.map(({ order }, part) =>
    misplaced(
      records.filter((record) => partOf(record) === part),
      order,
    ),
  )
  const [first, second] = pairs.find((pair) => pair !== undefined) ?? []
  const wrong = early === undefined ? first : early
  if (parts.length > 0)
    list.report(
      'parts',
      'sorts',
      `先后为 ${parts.map(({ when, order }) => `${JSON.stringify(when ?? '其余')} 按 ${order.join('、')}`).join('，')}`,
      wrong && {
        actual: `${identityOf(wrong)} 的位置不对${second === undefined ? '' : `，在 ${identityOf(second)} 之前`}`,
        exchange,
      },
    )
}

/** Without `sort`, the order is the default one, record by record. */
async function holdStandard(list: ListReader): Promise<void> {
  const { standard } = list.laws
  if (standard === undefined || 'sort' in list.success.parts.query) return
  const [unasked, asked] = [await list.read({}, 1), await list.read({ sort: standard }, 1)]
  if (unasked === undefined || asked === undefined) return
  const ids = asked.records.map(identityOf)
  const other = unasked.records.map(identityOf).find((id, at) => id !== ids[at])
  list.report(
    'sort standard',
    'sorts',
    `不给出 sort 时与 sort=${standard} 相同`,
    other === undefined
      ? undefined
      : {
          actual: `${other} 处不是 ${String(ids[unasked.records.findIndex((each) => identityOf(each) === other)])}`,
          exchange: unasked.exchange,
        },
  )
}
