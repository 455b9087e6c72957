/** Whether a region holds another: 320000 holds 321200, and both hold 321283. */
function holds(outer: string, inner: string): boolean {
  const prefix = outer.replace(/(00){1,2}$/, '')
  return outer !== inner && prefix.length < outer.length && inner.startsWith(prefix)
}

/** The code of the city that a city or county belongs to; undefined for a province. */
export function cityOf(code: string): string | undefined {
  return code.endsWith('0000') ? undefined : `${code.slice(0, 4)}00`
}

/**
 * What is served once `next` is ticked in place of `before`: the last tick counts, so that a whole city takes off its
 * counties, and a county the whole city.
 */
export function settledRegions(before: readonly string[], next: readonly string[]): string[] {
  const added = next.filter((code) => !before.includes(code))
  const clashes = (code: string) => added.some((one) => holds(one, code) || holds(code, one))
  return next.filter((code) => added.includes(code) || !clashes(code))
}
