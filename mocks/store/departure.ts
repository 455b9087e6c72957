import { isDeepStrictEqual } from 'node:util'
import type { Store } from './store.ts'
import type { Row, Table } from './table.ts'

/** A store's initial rows, by table and id. */
export type SeededRows = ReadonlyMap<string, ReadonlyMap<string, Readonly<Row>>>

/** How the tables differ from their initial rows, by name. Unchanged tables are absent. Plain JSON. */
export type Departures = Record<string, Departure>

interface Departure {
  /** Rows that were changed or added, in the table's order. */
  put: Readonly<Row>[]
  /** Ids of the deleted rows. */
  drop: string[]
}

/** The current rows. They are not copied, as a changed row becomes a new object. */
export function seededRows(store: Store): SeededRows {
  return new Map(tablesOf(store).map(([name, table]) => [name, new Map(table.all().map((row) => [row.id, row]))]))
}

export function departuresFrom(seeded: SeededRows, store: Store): Departures {
  const departures: [string, Departure][] = []
  for (const [name, table] of tablesOf(store)) {
    const before = seeded.get(name) ?? new Map<string, Row>()
    const put = table.all().filter((row) => !isSame(row, before.get(row.id)))
    const drop = [...before.keys()].filter((id) => table.get(id) === undefined)
    if (put.length > 0 || drop.length > 0) departures.push([name, { put, drop }])
  }
  return Object.fromEntries(departures)
}

/**
 * Applies another store's changes to a freshly seeded store, whose seeds may differ. Rows that were changed, added or
 * deleted there are so here, and all others stay as seeded. Unknown tables are ignored, so that the changes survive a
 * change of the code.
 */
export function departAlike(store: Store, departures: Departures): void {
  for (const [name, table] of tablesOf(store)) {
    const { put = [], drop = [] } = departures[name] ?? {}
    for (const id of drop) table.remove(id)
    for (const row of put) table.put(row)
  }
}

function isSame(row: Readonly<Row>, before: Readonly<Row> | undefined): boolean {
  // Most rows are still the same objects. In a state that was read from a file, none are.
  return row === before || isDeepStrictEqual(row, before)
}

function tablesOf(store: Store): [string, Table<Row>][] {
  // Every row type extends Row, and the changes of a table are rows of the table with that name.
  return Object.entries(store) as unknown as [string, Table<Row>][]
}
