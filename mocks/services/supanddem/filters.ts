import type { Schema } from '#gateway/contract.ts'
import { budgetBandLimits as bands } from '#gateway/generated/fields/BudgetBand.ts'

/** Whether the range of money (万元) and the band overlap. Without a range, the amount is negotiable. */
export function fitsBand(
  [low, high]: readonly [number | undefined, number | undefined],
  isNegotiable: boolean,
  band: Schema<'BudgetBand'> | undefined,
): boolean {
  if (band === undefined) return true
  if (band === 'NEGOTIABLE' || isNegotiable) return (band === 'NEGOTIABLE') === isNegotiable
  const [from, to] = bands[band]
  const least = low ?? 0
  return least < (to ?? Infinity) && (high ?? least) >= from
}

/** Whether the region is the other one or lies within it: 320000 is a province, 321200 a city, 321283 a county. */
export function liesIn(region: string, other: string): boolean {
  const significant = other.replace(/0000$|00$/, '')
  return region.startsWith(significant)
}
