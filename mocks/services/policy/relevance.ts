import type { Store } from '../../store/store.ts'
import type { PolicyRow } from '../../store/tables/policies.ts'

/** Normalised text of a policy with the weight of a hit in it. */
type SearchText = readonly (readonly [text: string, weight: number])[]

/** A word that stands there as typed counts so much more than one of which only the parts are found. */
const wholeFactor = 3
/** A synonym counts less than the word that was typed. */
const synonymFactor = 0.6
/** Share of a word's two-character parts that must occur, when the word itself does not. */
const neededShare = 0.75

/** What people wrap around what they look for; it stands in every policy or in none. */
const fillers = /怎么|怎样|如何|什么|哪些|哪里|能否|可以|有没有|请问|我想|申请|申报|办理|领取|享受|企业|政策|吗|的|呢/

// A row that changes becomes a new object, so an entry never grows old.
const texts = new WeakMap<Readonly<PolicyRow>, SearchText>()

/**
 * How well the policy fits the keyword: 0 when it does not. Every word of the keyword (words are parted by blanks) must
 * be found: as typed, as one of its synonyms, or, for a longer word, by at least three quarters of its two-character
 * parts, which is how Chinese is matched without a dictionary; words of asking do not count as parts.
 */
export function relevance(policy: Readonly<PolicyRow>, keyword: string, store: Store): number {
  const fields = searchText(policy, store)
  let total = 0
  for (const word of normalise(keyword).split(' ')) {
    if (word === '') continue
    const score = Math.max(
      scoreOf(word, fields),
      ...synonymsOf(word, store).map((other) => synonymFactor * wholeScore(other, fields)),
    )
    if (score === 0) return 0
    total += score
  }
  return total
}

/** One width and one case, punctuation as blanks. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function scoreOf(word: string, fields: SearchText): number {
  const whole = wholeScore(word, fields)
  return whole > 0 ? whole : partScore(word, fields)
}

function wholeScore(word: string, fields: SearchText): number {
  let score = 0
  for (const [text, weight] of fields) if (text.includes(word)) score += weight * wholeFactor
  return score
}

function partScore(word: string, fields: SearchText): number {
  const parts = word.split(fillers).flatMap(bigrams)
  if (parts.length < 2) return 0
  const found = new Set<string>()
  let score = 0
  for (const [text, weight] of fields) {
    const here = parts.filter((part) => text.includes(part))
    for (const part of here) found.add(part)
    score += (weight * here.length) / parts.length
  }
  return found.size / new Set(parts).size >= neededShare ? score : 0
}

function bigrams(word: string): string[] {
  const characters = Array.from(word)
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

/** Other words for the same thing, from the library of associated words. */
function synonymsOf(word: string, store: Store): string[] {
  return store.policyWords.all().flatMap(({ wordName, synonyms }) => {
    const group = [wordName, ...synonyms].map(normalise)
    return group.includes(word) ? group.filter((other) => other !== word) : []
  })
}

function searchText(policy: Readonly<PolicyRow>, store: Store): SearchText {
  const known = texts.get(policy)
  if (known !== undefined) return known
  const tags = policy.tagIds.map((id) => store.policyTags.get(id)?.tagName ?? '')
  const fields: SearchText = [
    [normalise(policy.title), 10],
    [normalise(tags.join(' ')), 8],
    [normalise(`${policy.summary} ${policy.resultDesc}`), 4],
    [normalise(`${policy.targetDesc} ${policy.applyTarget.text}`), 3],
    [normalise(`${policy.issueDept.join(' ')} ${policy.docNo ?? ''}`), 3],
    [normalise(policy.conditions.map(({ text }) => text).join(' ')), 1],
    [normalise(policy.clauses.map(({ title, text }) => `${title} ${text}`).join(' ')), 1],
  ]
  texts.set(policy, fields)
  return fields
}
