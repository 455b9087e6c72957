import { closest, distance } from 'fastest-levenshtein'

/** The name that was probably meant: it differs in at most a third of its letters. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const near = closest(name, names)
  return distance(name, near) <= Math.max(2, name.length / 3) ? near : undefined
}
