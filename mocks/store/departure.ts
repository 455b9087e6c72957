import { isDeepStrictEqual } from 'node:util'
import type { Store } from './store.ts'
import type { Row, Table } from './table.ts'

/** The rows a store began with, by table and id. */
export type SeededRows = ReadonlyMap<string, ReadonlyMap<string, Readonly<Row>>>

/** How the tables differ from what they began with, by name; those that do not are absent. Plain JSON. */
export type Departures = Record<string, Departure>

interface Departure {
  /** What was changed or added since, in the table's order. */
  put: Readonly<Row>[]
  /** Ids of what was deleted since. */
  drop: string[]
}

/** The rows as they are now; none is copied, as a row that changes becomes a new object. */
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
 * Brings a freshly seeded store to where another one, perhaps of other seeds, had come: what was changed, added or
 * deleted there is so here, and everything else stands as these seeds say. A table that the store does not know is left
 * out, so that the departures survive a change of the code.
 */
export function departAlike(store: Store, departures: Departures): void {
  for (const [name, table] of tablesOf(store)) {
    const { put = [], drop = [] } = departures[name] ?? {}
    for (const id of drop) table.remove(id)
    for (const row of put) table.put(row)
  }
}

function isSame(row: Readonly<Row>, before: Readonly<Row> | undefined): boolean {
  // Most rows are the very objects they were; a state that was read from a file has none of them.
  return row === before || isDeepStrictEqual(row, before)
}

function tablesOf(store: Store): [string, Table<Row>][] {
  // Every row type extends Row, and what departed from a table of a name are rows of this table.
  return Object.entries(store) as unknown as [string, Table<Row>][]
}
