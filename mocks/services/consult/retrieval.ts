import type { Schema } from '../../../src/gateway/contract.ts'
import type { Clock } from '../../clock.ts'
import type { Store } from '../../store/store.ts'
import type { PolicyRow } from '../../store/tables/policies.ts'
import { policyIndex, type Hit } from '../policy/search/policyIndex.ts'
import { weightsOf } from '../policy/search/relevance.ts'
import { indexTerms, wantedIn, type Wanted } from '../policy/search/words.ts'
import { validityOf } from '../policy/view.ts'

type Clause = PolicyRow['clauses'][number]

export interface Evidence {
  policy: Readonly<PolicyRow>
  clause: Clause
  /** 0–1: the share of what was asked that stands in the clause or in what its policy is about, rare words counting more. */
  cover: number
}

/** Below this a clause has nothing to do with the question. */
const leastCover = 0.5
/** From here on a policy is about just what was asked. */
const wholeCover = 0.9
/** So many of the policies that the index finds are read clause by clause. */
const mostRead = 40

interface Searchable {
  about: ReadonlySet<string>
  clauses: readonly { clause: Clause; terms: ReadonlySet<string> }[]
}

// A row that changes becomes a new object, so an entry never grows old.
const read = new WeakMap<Readonly<PolicyRow>, Searchable>()

/** The clauses in force that speak of the question, the best first, at most one a policy; without one, none is made up. */
export function findEvidence(question: string, { store, clock }: { store: Store; clock: Clock }, most = 3): Evidence[] {
  const { synonyms, hits, wanted } = ask(question, store)
  if (wanted.length === 0) return []
  const today = clock.today()
  const search = { wanted, weigh: weigher(wanted, hits, store.policies.size), isAsked: isAskedFor(question) }
  return hits
    .flatMap(({ id }) => store.policies.get(id) ?? [])
    .filter((policy) => !policy.offShelf && validityOf(policy, today) === 'EFFECTIVE')
    .slice(0, mostRead)
    .flatMap((policy) => bestClause(policy, searchable(policy, store, [...synonyms.keys()]), search) ?? [])
    .toSorted((a, b) => b.cover - a.cover || b.policy.viewCount - a.policy.viewCount)
    .slice(0, most)
}

/** What a question may ask for, and the heading of the clauses that say it. */
const intents: readonly (readonly [asked: RegExp, heading: RegExp])[] = [
  [/多少|标准|最高|金额|比例/, /标准|支持方式|奖励|贴息|补助|补贴/],
  [/条件|要求|谁|哪些企业|能不能|可以吗/, /条件|对象|要求|范围/],
  [/材料|资料/, /材料|资料/],
  [/怎么|如何|流程|程序|哪里|多久/, /程序|流程|方式|申报|兑现/],
]

/** Whether the clause is headed as what the question asks for. */
function isAskedFor(question: string): (clause: Clause) => boolean {
  const heading = intents.find(([asked]) => asked.test(question))?.[1]
  return ({ title }) => heading?.test(title) === true
}

function ask(question: string, store: Store) {
  const index = policyIndex(store)
  const wanted = wantedIn(question, index.synonyms)
  return { synonyms: index.synonyms, wanted, hits: index.find(weightsOf(wanted)) }
}

type Weigh = (wanted: readonly Wanted[]) => number

/** What is rare among the policies says more; what stands in none says most, so that it cannot be passed over. */
function weigher(wanted: readonly Wanted[], hits: readonly Hit[], size: number): Weigh {
  const weights = new Map(
    wanted.map((each) => {
      const found = hits.filter(({ terms }) => each.alternatives.some((term) => terms.includes(term))).length
      return [each, each.weight * Math.log(1 + size / (1 + found))]
    }),
  )
  return (some) => some.reduce((sum, each) => sum + (weights.get(each) ?? 0), 0)
}

function bestClause(
  policy: Readonly<PolicyRow>,
  { about, clauses }: Searchable,
  { wanted, weigh, isAsked }: { wanted: readonly Wanted[]; weigh: Weigh; isAsked: (clause: Clause) => boolean },
): Evidence | undefined {
  const total = weigh(wanted)
  let best: Evidence | undefined
  for (const { clause, terms } of clauses) {
    const own = wanted.filter(({ alternatives }) => alternatives.some((term) => terms.has(term)))
    const answers = isAsked(clause)
    const known = wanted.filter(({ alternatives }) => alternatives.some((term) => terms.has(term) || about.has(term)))
    const cover = weigh(known) / total
    // A clause that says none of it can only answer when its policy is about just that.
    if (own.length === 0 && !answers && cover < wholeCover) continue
    // What only the policy is about counts, but a clause that says it itself, or is headed so, is the better evidence.
    const ranked = cover * 0.8 + (answers ? cover : weigh(own) / total) * 0.2
    if (cover >= leastCover && ranked > (best?.cover ?? 0)) best = { policy, clause, cover: ranked }
  }
  return best
}

function searchable(policy: Readonly<PolicyRow>, store: Store, knownTerms: readonly string[]): Searchable {
  const known = read.get(policy)
  if (known !== undefined) return known
  const tags = policy.tagIds.map((id) => store.policyTags.get(id)?.tagName ?? '')
  const entry = {
    about: new Set(indexTerms([policy.title, policy.summary, ...tags].join(' '), knownTerms)),
    // The last clause says of every policy that it is a demonstration.
    clauses: policy.clauses
      .slice(0, -1)
      .map((clause) => ({ clause, terms: new Set(indexTerms(`${clause.title} ${clause.text}`, knownTerms)) })),
  }
  read.set(policy, entry)
  return entry
}

/** How alike two questions are, 0–1: the shared pairs of characters among all of theirs. */
export function likeness(a: string, b: string): number {
  // With the words of asking: how much and whether are different questions about one thing.
  const [first, second] = [a, b].map((text) => [...new Set(normalise(text).split(' ').flatMap(pairs))])
  if (first === undefined || second === undefined || first.length + second.length === 0) return 0
  return (2 * first.filter((part) => second.includes(part)).length) / (first.length + second.length)
}

function pairs(word: string): string[] {
  const characters = Array.from(word)
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

/** One width and one case, punctuation as blanks. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** The contract allows so much of the original. */
const longestQuote = 80

/** The sentences of the clause up to what a quote may hold. */
export function citationOf({ policy, clause }: Evidence): Schema<'RobotCitation'> {
  const sentences = clause.text.split(/(?<=[。；\n])/u)
  let quote = ''
  for (const sentence of sentences) {
    if (quote.length + sentence.trim().length > longestQuote) break
    quote += sentence.trim()
  }
  return {
    policyId: policy.id,
    title: policy.title,
    ...(policy.docNo === undefined ? {} : { docNo: policy.docNo }),
    clause: clauseName(clause.anchor),
    quote: quote === '' ? `${clause.text.slice(0, longestQuote - 1)}…` : quote,
    url: `/policy/info/${policy.id}#${clause.anchor}`,
  }
}

/** art-3 is 第3条 of the text. */
function clauseName(anchor: string): string {
  return `第${anchor.replace('art-', '')}条`
}
