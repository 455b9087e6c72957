import type { PolicyRow } from '../library/policyRows.ts'
import { checkCondition, type CheckedCondition } from './condition.ts'
import { degreeOf, type MatchDegree } from './degree.ts'
import type { Facts } from './facts.ts'

export interface Match extends MatchDegree {
  policy: Readonly<PolicyRow>
  checked: readonly CheckedCondition[]
}

/** How well the policy fits the facts, condition by condition. */
export function matchPolicy(policy: Readonly<PolicyRow>, facts: Facts): Match {
  const checked = policy.conditions.map((condition) => checkCondition(condition, facts))
  return { ...degreeOf(checked), policy, checked }
}

/** Something fits, and no required condition is known to fail. */
export function mayFit({ bucket }: Pick<Match, 'bucket'>): boolean {
  return bucket === 'HIGH' || bucket === 'MID' || bucket === 'POTENTIAL'
}
