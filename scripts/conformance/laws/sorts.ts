import type { ListReader } from './listReader.ts'
import { fieldOf, identityOf, keyValue, misplaced, type Listed } from './records.ts'

/** Each order that can be asked for, and the one when none is. */
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
}
