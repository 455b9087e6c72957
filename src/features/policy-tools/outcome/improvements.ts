import type { Schema } from '#gateway/contract.ts'

type Item = Schema<'ToolItem'>

export interface Improvement {
  name: string
  /** The difference between the certain or best likely points and the maximum. */
  missing: number
  suggestion: string
}

/** Where the most points can still be gained, the largest first. */
export function improvementsOf(
  { items, groups }: Pick<Schema<'ToolResult'>, 'items' | 'groups'>,
  count = 3,
): Improvement[] {
  const maxima = new Map(groups.map(({ code, max }) => [code, max]))
  return items
    .filter((item) => !isWorseAlternative(item, items, maxima.get(item.group)))
    .flatMap(({ name, maxScore, score, scoreHigh = score, suggestion }) => {
      const missing = (maxScore ?? 0) - (scoreHigh ?? maxScore ?? 0)
      return missing > 0 && suggestion !== undefined ? [{ name, missing, suggestion }] : []
    })
    .toSorted((one, other) => other.missing - one.missing)
    .slice(0, count)
}

/**
 * Where any of several indicators can fill its group alone, only the best of them counts (研发投入 of the tech-SME
 * evaluation): the others would promise the same points again.
 */
function isWorseAlternative(item: Item, items: readonly Item[], groupMax: number | undefined): boolean {
  if (item.maxScore === undefined || item.maxScore !== groupMax) return false
  const best = items
    .filter(({ group, maxScore }) => group === item.group && maxScore === groupMax)
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))[0]
  return best !== undefined && best.code !== item.code
}
