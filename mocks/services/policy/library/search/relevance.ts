import type { Store } from '#mocks/store/store.ts'
import { policyIndex } from './policyIndex.ts'
import { normalise, wantedIn, type Wanted } from './words.ts'

/** A synonym counts less than the typed word, and a pair of characters less than a known term. */
const synonymWeight = 0.6
const pairWeight = 0.7

/** The share of a word's weight that must be found. */
const neededShare = 0.75

/**
 * How well each policy matches the keyword, by id. Policies that do not match are left out. Every word of the keyword
 * (separated by blanks) must be found: a known term by itself or one of its synonyms, and the rest of the word by at
 * least three quarters of its character pairs.
 */
export function relevance(keyword: string, store: Store): ReadonlyMap<string, number> {
  const index = policyIndex(store)
  const words = normalise(keyword)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => wantedIn(word, index.synonyms))
  const hits = index.find(weightsOf(words.flat()))
  const fitting = hits.filter(({ terms }) => {
    const found = new Set(terms)
    return words.every((wanted) => shareOf(wanted, found) >= neededShare)
  })
  return new Map(fitting.map(({ id, score }) => [id, score]))
}

/** The weight of each term. */
export function weightsOf(wanted: readonly Wanted[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { alternatives, weight } of wanted) {
    for (const [place, term] of alternatives.entries()) {
      const own = place === 0 ? (weight > 1 ? weight : pairWeight) : synonymWeight
      weights.set(term, Math.max(weights.get(term) ?? 0, own))
    }
  }
  return weights
}

function shareOf(wanted: readonly Wanted[], found: ReadonlySet<string>): number {
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  const met = wanted.filter(({ alternatives }) => alternatives.some((term) => found.has(term)))
  return total === 0 ? 0 : met.reduce((sum, { weight }) => sum + weight, 0) / total
}
