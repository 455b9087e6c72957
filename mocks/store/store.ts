import type { Manifest } from '../services/manifest.ts'
import { resources, type Registered } from '../services/resources.ts'
import type { CounterRow } from './counterRow.ts'
import { Table, type Row } from './table.ts'

/** Each manifest by itself: what several of them declare is a union of what each one does. */
type DeclaredIn<Resource> = Resource extends Manifest<infer Rows> ? keyof Rows : never
type RowIn<Resource, Name> =
  Resource extends Manifest<infer Rows> ? (Name extends keyof Rows ? Rows[Name] : never) : never
type RowOf<Name> = Extract<RowIn<Registered, Name>, Row>

/** A table that the manifest of some resource declares. */
export type TableName = DeclaredIn<Registered>

/** Everything the mock gateway remembers: the tables of all resources, and how far its own numbers have come. */
export type Store = { readonly [Name in TableName]: Table<RowOf<Name>> } & { readonly counters: Table<CounterRow> }

export function createStore(): Store {
  const names = ['counters', ...resources.flatMap(({ tables }) => Object.keys(tables))]
  // The type of the store is made of the same manifests.
  return Object.fromEntries(names.map((name) => [name, new Table()])) as unknown as Store
}

/** The rows of every table by the table's name; plain JSON. */
export type Snapshot = Record<string, Row[]>

/** A copy of the whole state. */
export function takeSnapshot(store: Store): Snapshot {
  const tables = Object.entries(store).map(([name, table]) => [name, table.all()] as const)
  return structuredClone(Object.fromEntries(tables))
}

/**
 * Puts the state back to the snapshot. A table the snapshot does not know becomes empty, and a table unknown to the
 * store is ignored, so that a snapshot survives a change of the code.
 */
export function restoreSnapshot(store: Store, snapshot: Snapshot): void {
  clearStore(store)
  insertRows(store, structuredClone(snapshot))
}

/** Adds the very rows of a snapshot, none of which is copied. */
export function insertRows(store: Store, rows: Snapshot): void {
  for (const [name, table] of Object.entries(store)) {
    // They were taken from a table of this name, so they are rows of this table.
    for (const row of rows[name] ?? []) (table as unknown as Table<Row>).insert(row)
  }
}

export function clearStore(store: Store): void {
  for (const table of Object.values(store)) table.clear()
}
