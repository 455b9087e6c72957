/**
 * Whether something from the storage, which the user or an older release may have written, has the shape of `outline`.
 * Every row of a list must be like the outline's first one, if it has any; null in the outline stands for a text or
 * null.
 */
export function isLike<Values>(outline: Values, value: unknown): value is Values {
  if (Array.isArray(outline)) {
    const [row]: unknown[] = outline
    return Array.isArray(value) && (row === undefined || value.every((found) => isLike(row, found)))
  }
  if (outline === null) return value === null || typeof value === 'string'
  if (typeof outline !== 'object') return typeof value === typeof outline
  if (typeof value !== 'object' || value === null) return false
  const found = value as Record<string, unknown>
  return Object.entries(outline).every(([name, part]) => isLike(part, found[name]))
}
