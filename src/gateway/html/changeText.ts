/**
 * Changes the texts at a path within a value: keys from the top down, `*` for each item of a list. A missing part is
 * skipped.
 */
export function changeText(value: unknown, place: readonly string[], change: (text: string) => string): void {
  const [key, ...rest] = place
  if (key === undefined || typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  for (const name of key === '*' ? Object.keys(fields) : [key]) {
    const found = fields[name]
    if (rest.length > 0) changeText(found, rest, change)
    else if (typeof found === 'string') fields[name] = change(found)
  }
}
