import type { Manifest } from '../services/manifest.ts'
import { resources, type Registered } from '../services/resources.ts'
import { Table, type Row } from './table.ts'

/** The last number used with a prefix. It is in the store so that a restored snapshot continues from it. */
interface CounterRow {
  id: string
  value: number
}

/** Distributes over the manifests, so that each one's tables are inferred separately. */
type DeclaredIn<Resource> = Resource extends Manifest<infer Rows> ? keyof Rows : never
type RowIn<Resource, Name> =
  Resource extends Manifest<infer Rows> ? (Name extends keyof Rows ? Rows[Name] : never) : never
type RowOf<Name> = Extract<RowIn<Registered, Name>, Row>

/** A table that some resource's manifest declares. */
export type TableName = DeclaredIn<Registered>

/** The mock gateway's whole state: the tables of all resources and the counters. */
export type Store = { readonly [Name in TableName]: Table<RowOf<Name>> } & { readonly counters: Table<CounterRow> }

export function createStore(): Store {
  const names = ['counters', ...resources.flatMap(({ tables }) => Object.keys(tables))]
  // The store's type is derived from the same manifests.
  return Object.fromEntries(names.map((name) => [name, new Table()])) as unknown as Store
}

/** The rows of every table by the table's name. Plain JSON. */
export type Snapshot = Record<string, Row[]>

/** A copy of the whole state. */
export function takeSnapshot(store: Store): Snapshot {
  const tables = Object.entries(store).map(([name, table]) => [name, table.all()] as const)
  return structuredClone(Object.fromEntries(tables))
}

/**
 * Restores the snapshot. A table that the snapshot lacks becomes empty, and a table that the store lacks is ignored, so
 * that a snapshot survives a change of the code.
 */
export function restoreSnapshot(store: Store, snapshot: Snapshot): void {
  clearStore(store)
  insertRows(store, structuredClone(snapshot))
}

/** Inserts the rows of a snapshot without copying them. */
export function insertRows(store: Store, rows: Snapshot): void {
  for (const [name, table] of Object.entries(store)) {
    // They were taken from a table of this name, so they are rows of this table.
    for (const row of rows[name] ?? []) (table as unknown as Table<Row>).insert(row)
  }
}

export function clearStore(store: Store): void {
  for (const table of Object.values(store)) table.clear()
}
