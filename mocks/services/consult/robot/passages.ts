import type { Schema } from '#gateway/contract.ts'
import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import { validityOf, type Viewer } from '#mocks/services/policy/library/view.ts'

type Clause = PolicyRow['clauses'][number]
type Question = PolicyRow['qa'][number]

/**
 * A part of a policy that can be quoted as the basis of an answer: a clause, or a frequent question with its answer.
 */
export interface Passage {
  kind: 'CLAUSE' | 'QUESTION'
  /** Its name in a citation. */
  name: string
  /** Its anchor on the policy's page. */
  anchor: string
  heading: string
  text: string
}

/** The passages that the robot reads of a policy. */
export function passagesOf({ clauses, qa }: Readonly<PolicyRow>): Passage[] {
  // The last clause of every policy only says that it is a demonstration.
  return [...clauses.slice(0, -1).map(passageOfClause), ...qa.map((each) => passageOfQuestion(each, clauses))]
}

export function passageOfClause(clause: Clause): Passage {
  const { anchor, title, text } = clause
  return { kind: 'CLAUSE', name: clauseName(clause), anchor, heading: title, text }
}

/** A policy's page shows its questions in a separate section. */
function passageOfQuestion({ q, a, clauseRef }: Question, clauses: readonly Clause[]): Passage {
  const basis = clauses.find(({ anchor }) => anchor === clauseRef)
  const name = basis === undefined ? '常见问题' : `常见问题（依据${clauseName(basis)}）`
  return { kind: 'QUESTION', name, anchor: 'qa', heading: q, text: a }
}

/** 第三条, as in the clause's heading. */
function clauseName({ title }: Clause): string {
  return title.split(' ', 1)[0] ?? title
}

/** The contract's limit for a quote. */
const longestQuote = 80

/** The passage's sentences up to the length of a quote. A frequent question is quoted with its answer. */
export function citationOf(evidence: Cited, library: Library): Schema<'RobotCitation'> {
  const [first = ''] = quotesOf(evidence.passage)
  return citationWith(evidence, first, library)
}

/** The whole passage, in as many quotes as needed. */
export function citationsOf(evidence: Cited, library: Library): Schema<'RobotCitation'>[] {
  return quotesOf(evidence.passage).map((quote) => citationWith(evidence, quote, library))
}

interface Cited {
  policy: Readonly<PolicyRow>
  passage: Passage
}

/** The store with the policies, and the clock that decides which are in force. */
type Library = Pick<Viewer, 'store' | 'clock'>

function citationWith({ policy, passage }: Cited, quote: string, library: Library): Schema<'RobotCitation'> {
  const { id, title, docNo, replacedById } = policy
  const replacement = replacedById === undefined ? undefined : library.store.policies.get(replacedById)
  return {
    policyId: id,
    title,
    ...(docNo === undefined ? {} : { docNo }),
    department: policy.leadDept,
    validity: validityOf(policy, library.clock.today()),
    ...(replacement === undefined ? {} : { replacedById: replacement.id, replacedByTitle: replacement.title }),
    clause: passage.name,
    quote,
    url: `/policy/info/${id}#${passage.anchor}`,
  }
}

function quotesOf({ kind, heading, text }: Passage): string[] {
  const quotes: string[] = []
  const sentences = (kind === 'CLAUSE' ? text : `${heading}${text}`).split(/(?<=[。；？\n])/u)
  for (const sentence of sentences.map((each) => each.trim()).filter((each) => each !== '')) {
    const last = quotes.at(-1)
    if (last !== undefined && last.length + sentence.length <= longestQuote) quotes[quotes.length - 1] = last + sentence
    else quotes.push(...partsOf(sentence))
  }
  return quotes
}

/** Splits a sentence that is longer than a quote. */
function partsOf(sentence: string): string[] {
  const count = Math.ceil(sentence.length / longestQuote)
  return Array.from({ length: count }, (_, index) => sentence.slice(index * longestQuote, (index + 1) * longestQuote))
}
