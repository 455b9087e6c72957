/** Splits Chinese into words, as blanks do not separate them. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** A run of Chinese characters, or of other letters and digits. */
const runs = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const isHan = /^\p{Script=Han}/u

/** Filler words around the search words. They occur in every policy or in none. */
const fillers =
  /怎么办|怎么|怎样|如何|什么|哪些|哪里|哪个|多少钱|多少|多久|什么样|能否|能不能|可以|有没有|是否|请问|我想|我们|申请|申报|办理|领取|享受|公司|企业|政策|需要|条件|关于|[吗呢吧啊的了能和与及]/g

/** Uniform width and case, with punctuation replaced by blanks. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Whether a text contains the typed words. Punctuation alone matches nothing, and an empty input matches everything.
 */
export function containsWords(text: string, typed: string | undefined): boolean {
  if (typed === undefined || typed.trim() === '') return true
  const wanted = normalise(typed)
  return wanted !== '' && normalise(text).includes(wanted)
}

/**
 * The index terms of a text: every pair of neighbouring characters, so that parts of words are found too; whole words
 * of other scripts and whole numbers; and the known terms that it contains.
 */
export function indexTerms(text: string, knownTerms: readonly string[]): string[] {
  const plain = normalise(text)
  const terms = new Set<string>()
  for (const [run] of plain.matchAll(runs)) {
    if (isHan.test(run) && run.length > 1) for (const pair of pairsOf(run)) terms.add(pair)
    else terms.add(run)
  }
  for (const term of knownTerms) if (plain.includes(term)) terms.add(term)
  return [...terms]
}

/** One term that a text must contain, or one of its synonyms. */
export interface Wanted {
  alternatives: readonly string[]
  /** A known term counts more than a pair of characters. */
  weight: number
}

/** Known terms, each with its synonyms. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>

const knownWeight = 2

/**
 * The terms to search for: the known terms in the typed word, the longest first, and character pairs within the words
 * of the rest. Question words are left out, unless nothing else was typed.
 */
export function wantedIn(typed: string, synonyms: Synonyms): Wanted[] {
  const wanted: Wanted[] = []
  const byLength = [...synonyms.keys()].toSorted((a, b) => b.length - a.length)
  let rest = normalise(typed)
  for (const term of byLength) {
    if (!rest.includes(term)) continue
    wanted.push({ alternatives: [term, ...(synonyms.get(term) ?? [])], weight: knownWeight })
    rest = rest.replaceAll(term, ' ')
  }
  const meant = rest.replaceAll(fillers, ' ')
  const parts = wordParts(meant.trim() === '' && wanted.length === 0 ? rest : meant)
  return [...wanted, ...parts.map((part) => ({ alternatives: [part], weight: 1 }))]
}

/**
 * Pairs of characters within words. Single characters in a row, which the dictionary does not know, count as one word.
 */
function wordParts(text: string): string[] {
  return [...new Set([...text.matchAll(runs)].flatMap(([run]) => (isHan.test(run) ? hanParts(run) : [run])))]
}

function hanParts(run: string): string[] {
  const words = [...segmenter.segment(run)].map(({ segment }) => segment)
  const parts: string[] = []
  let end = 0
  for (const [index, word] of words.entries()) {
    end += word.length
    if (word.length > 1) parts.push(...pairsOf(word))
    else if (run.length === 1) parts.push(run)
    // A single character is paired with a neighbour, preferably the one before it.
    else if (index > 0) parts.push(run.slice(end - 2, end))
    else parts.push(run.slice(0, 2))
  }
  return parts
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}
