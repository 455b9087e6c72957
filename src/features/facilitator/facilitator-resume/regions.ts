/** Whether a region contains another: 320000 contains 321200, and both contain 321283. */
function holds(outer: string, inner: string): boolean {
  const prefix = outer.replace(/(00){1,2}$/, '')
  return outer !== inner && prefix.length < outer.length && inner.startsWith(prefix)
}

/** The code of the city that a city or county belongs to; undefined for a province. */
export function cityOf(code: string): string | undefined {
  return code.endsWith('0000') ? undefined : `${code.slice(0, 4)}00`
}

/**
 * The regions served after `before` was changed to `next`. The last tick wins, so that a whole city replaces its
 * counties, and a county the whole city.
 */
export function settledRegions(before: readonly string[], next: readonly string[]): string[] {
  const added = next.filter((code) => !before.includes(code))
  const clashes = (code: string) => added.some((one) => holds(one, code) || holds(code, one))
  return next.filter((code) => added.includes(code) || !clashes(code))
}
