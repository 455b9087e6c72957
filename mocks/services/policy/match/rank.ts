import { daysBetween } from '#mocks/time/days.ts'
import type { PolicyRow } from '../library/policyRows.ts'
import { currentBatch } from '../library/declarationState.ts'

/** Days left and their score, 0–100: there should be enough time to apply. */
const timings: readonly (readonly [days: number, worth: number])[] = [
  [14, 20],
  [30, 50],
  [90, 80],
  [180, 95],
]

/** A policy's score for sorting: half for the degree, and a quarter each for the time left and the effort. */
export function rankOf(policy: Readonly<PolicyRow>, matchedDegree: number, today: string): number {
  const timing = timingOf(policy, today)
  const parts = [[matchedDegree, 0.5], [effortOf(policy), 0.25], ...(timing === undefined ? [] : [[timing, 0.25]])]
  const weights = parts.reduce((sum, [, weight = 0]) => sum + weight, 0)
  return parts.reduce((sum, [worth = 0, weight = 0]) => sum + worth * weight, 0) / weights
}

/** The last day of the current batch. Undefined when it is open all year round, or when nothing can be declared. */
export function deadlineOf(policy: Readonly<PolicyRow>, today: string): string | undefined {
  return currentBatch(policy.batches, today)?.end ?? undefined
}

function timingOf(policy: Readonly<PolicyRow>, today: string): number | undefined {
  const batch = currentBatch(policy.batches, today)
  if (batch === undefined) return undefined
  // Open all year round.
  if (batch.end === null) return 90
  const days = daysBetween(today, batch.end)
  return timings.find(([limit]) => days < limit)?.[1] ?? 100
}

/** Measured by the number of documents that the applicant has to provide. */
function effortOf({ materials }: Readonly<PolicyRow>): number {
  const own = materials.filter(({ source }) => source === 'SELF').length
  if (own <= 1) return 100
  return own <= 4 ? 70 : 40
}
