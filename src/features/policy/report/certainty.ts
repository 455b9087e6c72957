import type { MatchItem } from './fit.ts'

/** How many of the conditions that concern the enterprise were compared, and how they came out. */
export interface Certainty {
  met: number
  unmet: number
  /** Neither known nor for data to decide. */
  open: number
}

/** What is certain of a policy; what the reader said of a condition is not. */
export function certaintyOf({ conditions }: Pick<MatchItem, 'conditions'>): Certainty {
  const count = (...wanted: readonly string[]) => conditions.filter(({ status }) => wanted.includes(status)).length
  return { met: count('MET'), unmet: count('UNMET'), open: count('UNKNOWN', 'MANUAL') }
}

/** The part of all conditions that is certainly met, in percent, as the gateway weighs them; -1 where too little is known. */
export function certainShare({ matchedDegree, coverage }: Pick<MatchItem, 'matchedDegree' | 'coverage'>): number {
  return matchedDegree === undefined ? -1 : (matchedDegree * coverage) / 100
}
