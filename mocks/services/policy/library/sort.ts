import type { Schema } from '#gateway/contract.ts'
import type { PolicyRow } from './policyRows.ts'
import { currentBatch, declarationState } from './declarationState.ts'
import { highestAmount } from './filters.ts'
import { byNewest } from './view.ts'

/** The most urgent policies come first. */
const urgency: Record<Schema<'PolicyDeclarationState'>, number> = {
  ENDING: 0,
  OPEN: 1,
  LONG: 2,
  NOT_STARTED: 3,
  NO_APPLY: 4,
  NONE: 5,
  END: 6,
}

/** The policies in the requested order. Ties are sorted newest first, so that paging is stable. */
export function sortPolicies(
  policies: readonly Readonly<PolicyRow>[],
  sort: Schema<'PolicySort'>,
  today: string,
  scores: ReadonlyMap<string, number> = new Map(),
): Readonly<PolicyRow>[] {
  const rank = rankOf(sort, today, scores)
  return policies
    .map((policy) => ({ policy, rank: rank(policy) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank) || byNewest(a.policy, b.policy))
    .map(({ policy }) => policy)
}

/** A lower rank comes first. */
type Rank = readonly (number | string)[]

function rankOf(
  sort: Schema<'PolicySort'>,
  today: string,
  scores: ReadonlyMap<string, number>,
): (policy: Readonly<PolicyRow>) => Rank {
  switch (sort) {
    case 'MATCH':
      return (policy) => [-(scores.get(policy.id) ?? 0)]
    case 'NEW':
      return () => []
    case 'HOT':
      return (policy) => [-policy.viewCount]
    case 'AMOUNT':
      return (policy) => [-(highestAmount(policy) ?? -1)]
    case 'END_SOON':
      return (policy) => [
        urgency[declarationState(policy, today)],
        currentBatch(policy.batches, today)?.end ?? '9999-12-31',
      ]
    default:
      return sort satisfies never
  }
}

function compareRanks(a: Rank, b: Rank): number {
  // Called for every pair of thousands of policies, so it avoids creating iterators.
  for (let index = 0; index < a.length; index += 1) {
    const left = a[index] ?? 0
    const right = b[index] ?? left
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}
