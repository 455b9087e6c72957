import type { Schema } from '../../../src/gateway/contract.ts'
import type { PolicyRow } from '../../store/tables/policies.ts'

type Clause = PolicyRow['clauses'][number]
type Question = PolicyRow['qa'][number]

/** A piece of a policy that can be quoted as the basis of an answer: a clause, or a frequent question with its answer. */
export interface Passage {
  kind: 'CLAUSE' | 'QUESTION'
  /** What a citation calls it. */
  name: string
  /** Where it stands on the policy's page. */
  anchor: string
  heading: string
  text: string
}

/** What the robot reads of a policy. */
export function passagesOf({ clauses, qa }: Readonly<PolicyRow>): Passage[] {
  // The last clause says of every policy that it is a demonstration.
  return [...clauses.slice(0, -1).map(passageOfClause), ...qa.map(passageOfQuestion)]
}

export function passageOfClause({ anchor, title, text }: Clause): Passage {
  return { kind: 'CLAUSE', name: clauseName(anchor), anchor, heading: title, text }
}

/** The page of a policy shows its questions in a part of their own. */
function passageOfQuestion({ q, a, clauseRef }: Question): Passage {
  const basis = clauseRef === undefined ? '' : `（依据${clauseName(clauseRef)}）`
  return { kind: 'QUESTION', name: `常见问题${basis}`, anchor: 'qa', heading: q, text: a }
}

/** art-3 is 第3条 of the text. */
function clauseName(anchor: string): string {
  return `第${anchor.replace('art-', '')}条`
}

/** The contract allows so much of the original. */
const longestQuote = 80

/** The sentences of the passage up to what a quote may hold; of a question with its answer both. */
export function citationOf(policy: Readonly<PolicyRow>, passage: Passage): Schema<'RobotCitation'> {
  const { id, title, docNo } = policy
  const text = passage.kind === 'CLAUSE' ? passage.text : `${passage.heading}${passage.text}`
  return {
    policyId: id,
    title,
    ...(docNo === undefined ? {} : { docNo }),
    clause: passage.name,
    quote: quoteOf(text),
    url: `/policy/info/${id}#${passage.anchor}`,
  }
}

function quoteOf(text: string): string {
  let quote = ''
  for (const sentence of text.split(/(?<=[。；？\n])/u)) {
    if (quote.length + sentence.trim().length > longestQuote) break
    quote += sentence.trim()
  }
  return quote === '' ? `${text.slice(0, longestQuote - 1)}…` : quote
}
