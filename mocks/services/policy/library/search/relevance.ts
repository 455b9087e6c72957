import type { Store } from '#mocks/store/store.ts'
import { policyIndex } from './policyIndex.ts'
import { normalise, wantedIn, type Wanted } from './words.ts'

/** A synonym counts less than the word that was typed, a pair of characters less than a known term. */
const synonymWeight = 0.6
const pairWeight = 0.7

/** Share of what a word asks for that must be found. */
const neededShare = 0.75

/**
 * How well each policy fits the keyword, by its id; those that do not fit are left out. Every word of the keyword (words
 * are parted by blanks) must be found: as a known term or one of its synonyms, and of the rest of the word at least three
 * quarters of the pairs of characters.
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

/** How much each term counts. */
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
