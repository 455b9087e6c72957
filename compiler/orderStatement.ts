import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { isBelow, saying, type Fields } from './statement.ts'

/**
 * One key of an order (contract/README.md): a field, `-` for descending, or an object with one field, which says that its
 * values have an order of their own, that records with the same one stand together, or by value the field that decides.
 */
export type SortKey = string | Record<string, string[] | 'together' | Record<string, string>>

/** Records in the order of these keys. */
export function sorted(keys: SortKey[]): DataValidateFunction {
  return saying('x-sorted', (items: Fields[]) =>
    isInOrder(items, keys) ? undefined : `must be in the order of ${keyTexts(keys).join(', ')}`,
  )
}

/** The keys as people read them. */
export function keyTexts(keys: readonly SortKey[]): string[] {
  return keys.map((key) => (typeof key === 'string' ? key : JSON.stringify(key)))
}

function isInOrder(items: readonly Fields[], keys: readonly SortKey[]): boolean {
  const isPlaced = items.every((item, index) => index === 0 || compared(items[index - 1] ?? item, item, keys) <= 0)
  return isPlaced && keys.every((key, place) => !isTogether(key) || standTogether(items, keys.slice(0, place + 1)))
}

function isTogether(key: SortKey): boolean {
  return typeof key !== 'string' && Object.values(key).includes('together')
}

/** Whether no group begins again after another one: records with the same values of all these keys. */
function standTogether(items: readonly Fields[], keys: readonly SortKey[]): boolean {
  const groups = items.map((item) => JSON.stringify(keys.map((key) => valueOf(item, key) ?? null)))
  const starts = groups.filter((group, index) => group !== groups[index - 1])
  return new Set(starts).size === starts.length
}

function compared(one: Fields, other: Fields, keys: readonly SortKey[]): number {
  for (const key of keys) {
    const [a, b] = [valueOf(one, key), valueOf(other, key)]
    if (a === b) continue
    // Of groups, any can be the first.
    if (isTogether(key)) return 0
    if (typeof a !== typeof b) continue
    return (isBelow(b, a) ? 1 : -1) * (typeof key === 'string' && key.startsWith('-') ? -1 : 1)
  }
  return 0
}

/** What a record is compared by. A value that has no place in the order decides nothing. */
function valueOf(record: Fields, key: SortKey): unknown {
  if (typeof key === 'string') return record[key.replace(/^-/, '')]
  const [entry] = Object.entries(key)
  if (entry === undefined) return undefined
  const [field, order] = entry
  const own = record[field]
  if (order === 'together') return own
  if (Array.isArray(order)) return typeof own === 'string' && order.includes(own) ? order.indexOf(own) : undefined
  return record[order[String(own)] ?? '']
}
