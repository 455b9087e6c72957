import type { Store } from '../store/store.ts'
import type { Row, Table } from '../store/table.ts'

/** The changes to one table. */
export interface TableChange {
  /** Whether all earlier rows were removed. */
  cleared: boolean
  put: Readonly<Row>[]
  drop: string[]
}

/** Records which rows of a store have changed since the changes were last taken. */
export class ChangeLog {
  readonly #tables: readonly { name: string; table: Table<Row>; ids: Set<string>; cleared: boolean }[]

  constructor(store: Store) {
    this.#tables = Object.entries(store).map(([name, table]) => {
      // Every row type extends Row, and the rows are only read here.
      const entry = { name, table: table as unknown as Table<Row>, ids: new Set<string>(), cleared: false }
      entry.table.watch((id) => {
        if (id !== undefined) {
          entry.ids.add(id)
          return
        }
        entry.cleared = true
        entry.ids.clear()
      })
      return entry
    })
  }

  /** The changes by table. They are forgotten afterwards. */
  take(): Record<string, TableChange> {
    const changes: [string, TableChange][] = []
    for (const entry of this.#tables) {
      const { name, table, ids, cleared } = entry
      if (ids.size === 0 && !cleared) continue
      const put = [...ids].flatMap((id) => table.get(id) ?? [])
      const drop = [...ids].filter((id) => table.get(id) === undefined)
      changes.push([name, { cleared, put, drop }])
      entry.ids.clear()
      entry.cleared = false
    }
    return Object.fromEntries(changes)
  }
}
