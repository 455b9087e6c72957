import type { Schema } from '../../../src/gateway/contract.ts'
import type { Clock } from '../../clock.ts'
import type { Store } from '../../store/store.ts'
import type { PolicyRow } from '../../store/tables/policies.ts'
import { effectivePolicies } from '../policy/view.ts'

type Clause = PolicyRow['clauses'][number]

export interface Evidence {
  policy: Readonly<PolicyRow>
  clause: Clause
  /** 0–1: the share of what was asked that stands in the clause or in what its policy is about. */
  cover: number
}

/** What people wrap around what they ask for; it stands in every clause or in none. */
const fillers =
  /怎么|怎样|如何|什么|哪些|哪里|哪个|多少|能否|能不能|可以|有没有|是否|请问|我想|我们|申请|申报|办理|领取|享受|公司|企业|政策|需要|条件|吗|呢|吧|啊|的|了|能|算/

/** Below this a clause has nothing to do with the question. */
const leastCover = 0.5

interface Searchable {
  about: string
  clauses: { clause: Clause; text: string }[]
}

// A row that changes becomes a new object, so an entry never grows old.
const texts = new WeakMap<Readonly<PolicyRow>, Searchable>()

/** The clauses in force that speak of the question, the best first, at most one a policy; without one, none is made up. */
export function findEvidence(question: string, context: { store: Store; clock: Clock }, most = 3): Evidence[] {
  const parts = partsOf(question)
  if (parts.length === 0) return []
  return effectivePolicies(context)
    .flatMap((policy) => bestClause(policy, parts, context.store) ?? [])
    .toSorted((a, b) => b.cover - a.cover || b.policy.viewCount - a.policy.viewCount)
    .slice(0, most)
}

function bestClause(policy: Readonly<PolicyRow>, parts: string[], store: Store): Evidence | undefined {
  const { about, clauses } = searchable(policy, store)
  const known = parts.filter((part) => about.includes(part))
  let best: Evidence | undefined
  for (const { clause, text } of clauses) {
    const own = parts.filter((part) => text.includes(part))
    if (own.length === 0) continue
    // What only the policy is about counts, but a clause that says it itself is the better evidence.
    const cover = new Set([...own, ...known]).size / parts.length
    const ranked = cover * 0.8 + (own.length / parts.length) * 0.2
    if (cover >= leastCover && ranked > (best?.cover ?? 0)) best = { policy, clause, cover: ranked }
  }
  return best
}

function searchable(policy: Readonly<PolicyRow>, store: Store): Searchable {
  const known = texts.get(policy)
  if (known !== undefined) return known
  const tags = policy.tagIds.map((id) => store.policyTags.get(id)?.tagName ?? '')
  const entry = {
    about: normalise([policy.title, policy.summary, ...tags].join(' ')),
    clauses: policy.clauses.map((clause) => ({ clause, text: normalise(`${clause.title} ${clause.text}`) })),
  }
  texts.set(policy, entry)
  return entry
}

/** How alike two questions are, 0–1: the shared pairs of characters among all of theirs. */
export function likeness(a: string, b: string): number {
  // With the words of asking: how much and whether are different questions about one thing.
  const [first, second] = [a, b].map((text) => [...new Set(normalise(text).split(' ').flatMap(pairs))])
  if (first === undefined || second === undefined || first.length + second.length === 0) return 0
  return (2 * first.filter((part) => second.includes(part)).length) / (first.length + second.length)
}

/** Pairs of characters of what is asked for, each once: Chinese needs no dictionary to be matched so. */
function partsOf(question: string): string[] {
  const words = normalise(question)
    .split(new RegExp(`${fillers.source}| `))
    .filter((word) => word !== '')
  return [...new Set(words.flatMap(pairs))]
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
