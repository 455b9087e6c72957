import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from './store.ts'
import type { Row } from './table.ts'

/**
 * The state as it would be if it had begun with other seeds: a row that still stands as it was seeded becomes what the
 * new seeds say, a row that was changed, added or deleted since stays changed, added or deleted.
 */
export function rebase(current: Snapshot, seeded: Snapshot, fresh: Snapshot): Snapshot {
  const names = new Set([...Object.keys(current), ...Object.keys(fresh)])
  return Object.fromEntries(
    Array.from(names, (name) => [name, rebaseTable(current[name] ?? [], seeded[name] ?? [], fresh[name] ?? [])]),
  )
}

/** Rows keep their order; what the new seeds add comes last. */
function rebaseTable(current: readonly Row[], seeded: readonly Row[], fresh: readonly Row[]): Row[] {
  const before = new Map(seeded.map((row) => [row.id, row]))
  const after = new Map(fresh.map((row) => [row.id, row]))
  const kept = current.flatMap((row) => {
    const isUntouched = isDeepStrictEqual(row, before.get(row.id))
    return isUntouched ? (after.get(row.id) ?? []) : [row]
  })
  const present = new Set(current.map(({ id }) => id))
  const added = fresh.filter(({ id }) => !present.has(id) && !before.has(id))
  return [...kept, ...added]
}
