import type { Clock } from '../time/clock.ts'
import { createStore, insertRows, type Snapshot, type Store } from '../store/store.ts'
import { resources } from '../services/resources.ts'
import type { Manifest } from '../services/manifest.ts'

/** The rows for one day, shared by all stores that are seeded on it. */
let kept: { day: string; rows: Snapshot } | undefined

/**
 * Fills an empty store. The result is deterministic, with dates relative to the clock's today. The rows are created
 * once a day, as this takes much longer than inserting them. They are frozen because the next reset inserts the same
 * objects.
 */
export function seedStore(store: Store, clock: Clock): void {
  const day = clock.today()
  if (kept?.day !== day) kept = { day, rows: frozen(writtenRows(clock)) }
  insertRows(store, kept.rows)
}

function writtenRows(clock: Clock): Snapshot {
  const store = createStore()
  writeSeeds(store, clock)
  return Object.fromEntries(Object.entries(store).map(([name, table]) => [name, table.all()]))
}

function writeSeeds(store: Store, clock: Clock): void {
  for (const { seeds } of inOrder(resources)) seeds?.write(store, clock)
}

/** Each resource comes after those whose tables its seeds use. */
export function inOrder(all: readonly Manifest[]): Manifest[] {
  const ordered = new Set<Manifest>()
  const place = (resource: Manifest, isUsedBy: readonly Manifest[]) => {
    if (isUsedBy.includes(resource)) {
      throw new Error(`The seeds of ${Object.keys(resource.tables).join(', ')} use what uses them`)
    }
    for (const table of resource.seeds?.uses ?? []) {
      const owner = all.find(({ tables }) => table in tables)
      if (owner !== undefined) place(owner, [...isUsedBy, resource])
    }
    ordered.add(resource)
  }
  for (const resource of all) place(resource, [])
  return [...ordered]
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
