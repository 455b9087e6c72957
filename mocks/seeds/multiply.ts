import type { Store } from '../store/store.ts'
import type { Row, Table } from '../store/table.ts'

/** Resources whose lists a portal pages through; the copies of a row belong to whom the row belongs. */
const growing = ['policies', 'notices', 'attracts', 'events', 'demands', 'resources', 'facilitators'] as const

/** Copies the seeded records until there are `scale` times as many; a title or name of a copy ends with its number. */
export function multiplySeeds(store: Store, scale: number): void {
  for (const name of growing) {
    const table = store[name] as unknown as Table<Row>
    for (const row of table.all()) {
      for (let copy = 2; copy <= scale; copy += 1) table.insert(copyOf(row, copy))
    }
  }
}

function copyOf(row: Readonly<Row>, copy: number): Row {
  const changed = new Map<string, unknown>(Object.entries(row))
  for (const key of ['title', 'name']) {
    const text = changed.get(key)
    if (typeof text === 'string') changed.set(key, `${text}（${copy}）`)
  }
  for (const key of ['id', 'enId']) {
    const id = changed.get(key)
    if (typeof id === 'string') changed.set(key, `${id}-${copy}`)
  }
  return { ...Object.fromEntries(changed), id: `${row.id}-${copy}` }
}
