import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import { policyIndex, type Hit } from '#mocks/services/policy/library/search/policyIndex.ts'
import { weightsOf } from '#mocks/services/policy/library/search/relevance.ts'
import {
  indexTerms,
  normalise,
  wantedIn,
  type Synonyms,
  type Wanted,
} from '#mocks/services/policy/library/search/words.ts'
import { validityOf } from '#mocks/services/policy/library/view.ts'
import { passagesOf, type Passage } from './passages.ts'

export interface Evidence {
  policy: Readonly<PolicyRow>
  passage: Passage
  /** 0–1: the share of the question that the passage or its policy's subject covers. Rare words count more. */
  cover: number
}

/** Below this, a passage is unrelated to the question. */
const leastCover = 0.55
/** How much of the question a policy's title, summary or tags must cover. */
const leastAbout = 0.15
/** From here on, a policy is about exactly what was asked. */
const wholeCover = 0.9
/** How much of a frequent question must occur in the question: its answer does not help with a different question. */
const leastAsked = 0.6
/** How many of the policies that the index finds are read passage by passage. */
const mostRead = 40

interface Searchable {
  about: ReadonlySet<string>
  passages: readonly ReadPassage[]
}

interface ReadPassage {
  passage: Passage
  terms: ReadonlySet<string>
  /** The words of a frequent question. */
  asks?: readonly Wanted[]
}

// A changed row becomes a new object, so an entry is never outdated.
const read = new WeakMap<Readonly<PolicyRow>, Searchable>()

/**
 * What policies in force say about the question, the best first, at most two passages per policy. Empty when there is
 * none: answers are never made up.
 */
export function findEvidence(question: string, { store, clock }: { store: Store; clock: Clock }, most = 3): Evidence[] {
  const { synonyms, hits, wanted } = ask(question, store)
  if (wanted.length === 0) return []
  const today = clock.today()
  const search = {
    wanted,
    object: objectOf(question, wanted),
    weigh: weigher(wanted, hits, store.policies.size),
    shareAsked: shareAskedFor(question),
  }
  return hits
    .flatMap(({ id }) => store.policies.get(id) ?? [])
    .filter((policy) => !policy.offShelf && validityOf(policy, today) === 'EFFECTIVE')
    .slice(0, mostRead)
    .flatMap((policy) => bestPassages(policy, searchable(policy, store, synonyms), search))
    .toSorted((a, b) => b.cover - a.cover || b.policy.viewCount - a.policy.viewCount)
    .slice(0, most)
}

/** What a question may ask for, and the heading of the clauses that answer it. */
const intents: readonly (readonly [asked: RegExp, heading: RegExp])[] = [
  [/要求|才能|才可以|要多少|要有多少|不能超过|限制/, /条件|对象|要求|范围|指标/],
  [/多少|标准|最高|金额|比例/, /标准|支持方式|(奖励|贴息|补助|补贴|补偿)$/],
  [/条件|要求|谁|哪些企业|能不能|可以吗/, /条件|对象|要求|范围/],
  [/材料|资料/, /材料|资料/],
  [/怎么|如何|流程|程序|哪里|多久/, /程序|流程|方式|申报|兑现/],
]

/**
 * How far the passage answers what the question asks for, 0–1: a clause by its heading, a frequent question by its
 * words.
 */
function shareAskedFor(question: string): (read: ReadPassage) => number {
  const heading = intents.find(([asked]) => asked.test(question))?.[1]
  return ({ passage, asks }) => {
    if (asks === undefined) return heading?.test(passage.heading) === true ? 1 : 0
    const asked = asks.filter(({ alternatives }) => alternatives.some((term) => question.includes(term)))
    return asks.length === 0 ? 0 : asked.length / asks.length
  }
}

function ask(question: string, store: Store) {
  const index = policyIndex(store)
  const wanted = meaningOf(question, index.synonyms)
  return { synonyms: index.synonyms, wanted, hits: index.findWithAnswers(weightsOf(wanted)) }
}

/**
 * Question words besides those that a search ignores. They ask how much or when, which a clause's heading answers.
 * Hardly any policy contains them, so they would outweigh the question's subject.
 */
const askingWords =
  /什么时候|什么情况|什么|多长时间|多长|多少[家件名人岁]?|[几哪]+[个项场种类些]|在?哪里|比例|标准(?!地|化)|金额|额度|最高|最低|每[年月人个]|要求|限制|有效期|期限|后果|能不能|可不可以|还[能有是要]|才能|不?可以|以后/g
/** Characters that also occur in words, such as 能 in 智能化. The segmenter tells them apart. */
const askingCharacters = new Set('要有是能会算对给领就请还不吗呢了的在才')
/** ICU's dictionary comes with Node, so nothing has to be installed or loaded. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

function withoutAsking(question: string): string {
  const said = question.replaceAll(askingWords, ' ')
  const segments = [...segmenter.segment(said)].map(({ segment }) => segment)
  return segments.map((segment) => (askingCharacters.has(segment) ? ' ' : segment)).join('')
}

/** The meaningful words of a question. A single character, such as the rest of 怎么交, says too little. */
function meaningOf(question: string, synonyms: Synonyms): Wanted[] {
  const said = withoutAsking(question)
  const wanted = wantedIn(said.trim() === '' ? question : said, synonyms)
  return wanted.filter(({ alternatives: [term = ''] }) => !/^\p{Script=Han}$/u.test(term))
}

/**
 * The factor for a passage that covers everything but the question's object, such as a tax relief that matches 增值税 in
 * 增值税发票.
 */
const besideTheObject = 0.6
/** With this many other words in common with a passage, the question is understood without its object. */
const manySaid = 4

function countSaid(wanted: readonly Wanted[], isSaid: (term: string) => boolean): number {
  return wanted.filter(({ alternatives }) => alternatives.some(isSaid)).length
}

/** The last noun: in Chinese, the words before it describe it. */
function objectOf(question: string, wanted: readonly Wanted[]): Wanted | undefined {
  const plain = normalise(question)
  const placeOf = ({ alternatives: [term = ''] }: Wanted) => plain.lastIndexOf(term) + term.length
  return wanted.toSorted((a, b) => placeOf(b) - placeOf(a))[0]
}

type Weigh = (wanted: readonly Wanted[]) => number

interface Search {
  wanted: readonly Wanted[]
  /** The word that the others only describe. */
  object: Wanted | undefined
  weigh: Weigh
  shareAsked: (read: ReadPassage) => number
}

/**
 * Words that are rare in the policies count more. Words that occur in none count most, so that they cannot be ignored.
 */
function weigher(wanted: readonly Wanted[], hits: readonly Hit[], size: number): Weigh {
  const weights = new Map(
    wanted.map((each) => {
      const found = hits.filter(({ terms }) => each.alternatives.some((term) => terms.includes(term))).length
      return [each, each.weight * Math.log(1 + size / (1 + found))]
    }),
  )
  return (some) => some.reduce((sum, each) => sum + (weights.get(each) ?? 0), 0)
}

/** At most two per policy: it is usually clear which policy answers, but not which of its clauses. */
const mostOfOne = 2

function bestPassages(
  policy: Readonly<PolicyRow>,
  { about, passages }: Searchable,
  { wanted, object, weigh, shareAsked }: Search,
): Evidence[] {
  const shareOf = (isKnown: (term: string) => boolean) =>
    weigh(wanted.filter(({ alternatives }) => alternatives.some(isKnown))) / weigh(wanted)
  const isAbout = shareOf((term) => about.has(term)) >= leastAbout
  const found: Evidence[] = []
  for (const each of passages) {
    const { passage, terms } = each
    const asked = shareAsked(each)
    if (passage.kind === 'QUESTION' && asked < leastAsked) continue
    const own = shareOf((term) => terms.has(term))
    // A frequent question that is asked word by word need not name its policy.
    if (!isAbout && (passage.kind === 'CLAUSE' || own < wholeCover)) continue
    const isSaid = (term: string) => terms.has(term) || about.has(term)
    const isBeside = object !== undefined && !object.alternatives.some(isSaid) && countSaid(wanted, isSaid) < manySaid
    const cover = shareOf(isSaid) * (isBeside ? besideTheObject : 1)
    // A clause without any of the words can answer only when its policy is about exactly that.
    if (own === 0 && asked === 0 && cover < wholeCover) continue
    // The policy's subject counts, but a passage or heading with the words themselves is better evidence.
    const ranked = cover * 0.75 + Math.max(own, asked * cover * 0.9) * 0.2 + asked * 0.12
    if (cover >= leastCover) found.push({ policy, passage, cover: ranked })
  }
  return found.toSorted((a, b) => b.cover - a.cover).slice(0, mostOfOne)
}

interface InPolicy {
  clause?: string | undefined
  /** Only for a question that names nothing but what it wants to know, such as 需要什么材料. */
  onlyIntent?: boolean
}

/** What one policy says about the question. A clause whose heading matches wins over others that cover as much. */
export function findInPolicy(
  question: string,
  policy: Readonly<PolicyRow>,
  store: Store,
  { clause, onlyIntent = false }: InPolicy = {},
): Evidence | undefined {
  const { synonyms } = policyIndex(store)
  const wanted = meaningOf(question, synonyms)
  if (onlyIntent && wanted.some(({ alternatives: [term = ''] }) => !isIntent(term))) return undefined
  const { about, passages } = searchable(policy, store, synonyms)
  const shareAsked = shareAskedFor(question)
  const shareOf = (isKnown: (term: string) => boolean) =>
    wanted.length === 0 ? 1 : wanted.filter(({ alternatives }) => alternatives.some(isKnown)).length / wanted.length
  let best: { evidence: Evidence; rank: number } | undefined
  for (const each of passages) {
    const { passage, terms } = each
    const asked = passage.kind === 'CLAUSE' ? shareAsked(each) : 0
    const own = wanted.length === 0 ? 0 : shareOf((term) => terms.has(term))
    const cover = shareOf((term) => terms.has(term) || about.has(term))
    const isNamed = clause !== undefined && passage.name === clause
    if (cover < leastInPolicy || (own === 0 && asked === 0 && !isNamed)) continue
    const rank = own + asked * 0.5 + (isNamed ? 1 : 0)
    if (rank > (best?.rank ?? 0)) best = { evidence: { policy, passage, cover: Math.min(cover, mostInPolicy) }, rank }
  }
  return best?.evidence
}

/** How much of the question the policy or its subject must cover. */
const leastInPolicy = 0.5
/** The subject that was left out may have been meant differently. */
const mostInPolicy = 0.8

const intentWords = /^(材料|资料|流程|程序|标准|金额|比例|对象|范围|时间|截止|期限|多少|多久)/

function isIntent(term: string): boolean {
  return intentWords.test(term)
}

function searchable(policy: Readonly<PolicyRow>, store: Store, synonyms: Synonyms): Searchable {
  const known = read.get(policy)
  if (known !== undefined) return known
  const knownTerms = [...synonyms.keys()]
  const tags = policy.tagIds.map((id) => store.policyTags.get(id)?.tagName ?? '')
  const entry = {
    about: new Set(indexTerms([policy.title, policy.summary, ...tags].join(' '), knownTerms)),
    passages: passagesOf(policy).map((passage) => ({
      passage,
      terms: new Set(indexTerms(`${passage.heading} ${passage.text}`, knownTerms)),
      ...(passage.kind === 'QUESTION' ? { asks: meaningOf(passage.heading, synonyms) } : {}),
    })),
  }
  read.set(policy, entry)
  return entry
}
