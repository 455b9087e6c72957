import type { Schema } from '#gateway/contract.ts'

type Item = Schema<'AptitudeItem'>

/** The entry for none of them. */
const none = '无'

/**
 * The list with exactly `codes` ticked; existing items keep their level and date. Ticking 无 clears the others, and
 * ticking any other clears 无.
 */
export function withCodes(
  items: readonly Item[],
  codes: readonly string[],
  entries: readonly Pick<Schema<'DictEntry'>, 'value' | 'label'>[],
): Item[] {
  const added = codes.find((code) => !items.some((item) => item.code === code))
  const allowed = added === none ? [none] : codes.filter((code) => added === undefined || code !== none)
  return allowed.map((code) => {
    const kept = items.find((item) => item.code === code)
    if (kept !== undefined) return kept
    const codeStr = entries.find(({ value }) => value === code)?.label ?? code
    return { code, codeStr, level: null, levelStr: null, date: null, checked: true }
  })
}
