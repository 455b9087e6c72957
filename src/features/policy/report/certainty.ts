import type { MatchItem } from './fit.ts'

/** How many of the applicable conditions were compared, and their results. */
export interface Certainty {
  met: number
  unmet: number
  /** Unknown, or not decidable by data. */
  open: number
}

/** The certain part of a policy's result; the reader's own answers do not count. */
export function certaintyOf({ conditions }: Pick<MatchItem, 'conditions'>): Certainty {
  const count = (...wanted: readonly string[]) => conditions.filter(({ status }) => wanted.includes(status)).length
  return { met: count('MET'), unmet: count('UNMET'), open: count('UNKNOWN', 'MANUAL') }
}

/**
 * The share of all conditions that is certainly met, in percent, as the gateway weighs them; -1 where too little is
 * known.
 */
export function certainShare({ matchedDegree, coverage }: Pick<MatchItem, 'matchedDegree' | 'coverage'>): number {
  return matchedDegree === undefined ? -1 : (matchedDegree * coverage) / 100
}
