import type { Schema } from '#gateway/contract.ts'

/** A condition that was compared, and its weight. */
export interface WeightedCondition {
  weight: number
  required: boolean
  veto: boolean
  status: Schema<'PolicyMatchCondition'>['status']
  /**
   * Whether it is about the applicant's location. An applicant elsewhere does not fit, but being here is not a reason
   * to fit.
   */
  isPlace?: boolean
}

export interface MatchDegree {
  bucket: Schema<'PolicyMatchBucket'>
  /** The percentage of the verified conditions that are met. Absent when too little is known. */
  matchedDegree?: number
  /** The percentage of the conditions that could be verified. */
  coverage: number
  vetoHit: boolean
}

/** Below this percentage, too little is known for a degree. */
const leastCoverage = 15
/** A policy with a failed required condition stays below the second bucket. */
const highestUnfit = 59

/**
 * How well the conditions are met. Unknown conditions do not count as unmet: the degree covers only what was verified,
 * and the coverage says how much that is. There is no degree when only the location is known, as every enterprise of
 * the region would fit everything to a hundred percent.
 */
export function degreeOf(conditions: readonly WeightedCondition[]): MatchDegree {
  const counted = conditions.filter(({ status }) => status !== 'NA')
  const met = weightOf(counted.filter(({ status }) => status === 'MET'))
  const unmet = counted.filter(({ status }) => status === 'UNMET')
  const known = met + weightOf(unmet)
  const coverage = known === 0 ? 0 : Math.round((known / weightOf(counted)) * 10_000) / 100
  const vetoHit = unmet.some(({ veto }) => veto)
  const onlyPlaceIsMet = counted.every(({ status, isPlace = false }) => status !== 'MET' || isPlace)
  if (coverage < leastCoverage || (unmet.length === 0 && onlyPlaceIsMet))
    return { bucket: 'INSUFFICIENT', coverage, vetoHit }
  const degree = Math.round((100 * met) / known)
  if (vetoHit || unmet.some(({ required }) => required)) {
    return { bucket: 'UNFIT', matchedDegree: Math.min(degree, highestUnfit), coverage, vetoHit }
  }
  return { bucket: bucketOf(degree), matchedDegree: degree, coverage, vetoHit }
}

function bucketOf(degree: number): MatchDegree['bucket'] {
  if (degree >= 80) return 'HIGH'
  return degree >= 60 ? 'MID' : 'POTENTIAL'
}

function weightOf(conditions: readonly WeightedCondition[]): number {
  return conditions.reduce((sum, { weight }) => sum + weight, 0)
}
