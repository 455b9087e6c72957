import { conventionClause } from '../clause.ts'
import { valuesAt } from '../schema.ts'
import { partsFrom } from './expressions.ts'
import type { ListReader } from './listReader.ts'
import { identityOf, type Listed } from './records.ts'

/** How many details are read for an order that only they show. */
const detailsRead = 8

/** A list is in the order of a moment or number that only the details show, such as when an enterprise was bound. */
export async function holdOrderElsewhere(list: ListReader, { records, exchange }: Listed): Promise<void> {
  const { orderElsewhere: law } = list.laws
  if (law === undefined) return
  const operation = list.run.operation(law.in)
  const shown: { id: string; value: string | number }[] = []
  for (const record of records.slice(0, detailsRead)) {
    const own = Object.fromEntries(Object.entries(law.with).map(([name, field]) => [name, record[field]]))
    const { outcome } = await list.values.answer(operation, partsFrom(operation, own), list.success.as)
    const [value] = outcome.kind === 'success' ? valuesAt(outcome.data, law.at) : []
    if (typeof value === 'string' || typeof value === 'number') shown.push({ id: identityOf(record), value })
  }
  if (shown.length < 2) return
  const early = shown.findIndex(({ value }, index) => value < (shown[index - 1]?.value ?? value))
  const [before, after] = [shown[early - 1], shown[early]]
  list.run.check(
    list.operation,
    'lists',
    before === undefined || after === undefined
      ? undefined
      : {
          rule: 'order elsewhere',
          expected: `按 ${law.in} 的 ${law.at} 从先到后（从小到大）排列`,
          actual: `${after.id} 的为 ${after.value}，排在 ${before.id} 的 ${before.value} 之后`,
          clause: conventionClause('sorts'),
          exchange,
        },
  )
}
