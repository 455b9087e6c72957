import { resources } from '../services/resources.ts'
import type { Store, TableName } from '../store/store.ts'
import type { Row, Table } from '../store/table.ts'
import type { CopyOf } from './scale/copies.ts'
import { Names } from './scale/variants.ts'
import { inOrder } from './seed.ts'

/**
 * Adds copies of the seeded records until there are `scale` times as many. Each copy looks like a separate record; the
 * manifests say which tables are copied and how.
 */
export function multiplySeeds(store: Store, scale: number): void {
  if (scale < 2) return
  const names = new Names(namesIn(store))
  for (const { copies = {} } of inOrder(resources)) {
    for (const [table, copier] of Object.entries(copies)) {
      multiply(tableOf(store, table as TableName), scale, copier({ store, names }))
    }
  }
}

function multiply(table: Table<Row>, scale: number, copyOf: CopyOf<Row>): void {
  for (const [place, row] of table.all().entries()) {
    for (let copy = 2; copy <= scale; copy += 1) {
      const made = copyOf(row, copy, place)
      if (made !== undefined) table.insert(made)
    }
  }
}

/** Everything that has a name, so that no copy gets one that is taken. */
function namesIn(store: Store): string[] {
  const rows: Readonly<Row>[] = Object.values(store).flatMap((table: Pick<Table<Row>, 'all'>) => table.all())
  return rows.flatMap((row) => ('name' in row && typeof row.name === 'string' ? row.name : []))
}

/** A manifest types each copier by its table, so the rows of this table are what its copier takes and makes. */
function tableOf(store: Store, name: TableName): Table<Row> {
  return store[name] as unknown as Table<Row>
}
