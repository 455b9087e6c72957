import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { LawKind } from '../finding.ts'
import { told, type Caller, type Exchange, type Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { noParts, type ValidParts } from '../validRequest.ts'

/** What an operation said to a question. */
export interface Reply {
  operation: Operation
  exchange: Exchange
  outcome: Outcome
}

/** Asks the operation; a visitor does, unless said otherwise. */
export async function ask(
  run: Run,
  operation: Operation,
  parts: Partial<ValidParts>,
  as: Caller = 'visitor',
): Promise<Reply> {
  return { operation, ...(await run.ask({ operation, parts: { ...noParts, ...parts }, as })) }
}

interface Expectation {
  rule: string
  /** In Chinese. */
  expected: string
  isRight: boolean
  /** Of contract/common/conventions.yaml. */
  convention: string
  /** How it ended, when left out. */
  actual?: string
}

/** Holds a reply against what is expected of it. */
export function holdReply(
  run: Run,
  kind: LawKind,
  { operation, exchange, outcome }: Reply,
  { rule, expected, isRight, convention, actual = told(outcome) }: Expectation,
): void {
  const breach = { rule, expected, actual, clause: conventionClause(convention), exchange }
  run.check(operation, kind, isRight ? undefined : breach)
}

/** Whether it was refused with one of the codes. What never came to an answer is another law's. */
export function isRefusedWith({ outcome }: Reply, codes: readonly string[]): boolean {
  return outcome.kind === 'broken' || (outcome.kind === 'refused' && codes.includes(outcome.code))
}
