import type { Schema } from '#gateway/contract.ts'

/** A way to count research expenses (rule tech-sme@2017, indicators 2.1 and 2.2). */
export interface RdOption {
  name: string
  /** E.g. 5%; undefined where it cannot be computed. */
  actual: string | undefined
  /** Undefined while it is unknown. */
  score: number | undefined
  max: number
  recommended: boolean
}

const codes = new Set(['2.1', '2.2'])

/** Both ways with the gateway's points, and the recommended one; none when they are equal. */
export function rdOptionsOf({ items }: Pick<Schema<'ToolResult'>, 'items'>): RdOption[] {
  const options = items.filter(({ code }) => codes.has(code))
  const scores = options.map(({ score }) => score ?? -1)
  const best = Math.max(...scores)
  const isTied = scores.filter((score) => score === best).length > 1
  return options.map(({ name, actualText, unit = '', score, maxScore = 0 }) => ({
    name,
    actual: actualText === undefined ? undefined : `${actualText}${unit}`,
    score,
    max: maxScore,
    recommended: !isTied && score !== undefined && score === best,
  }))
}
