import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { LawKind } from '../finding.ts'
import { told, type Caller, type Exchange, type Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { noParts, type ValidParts } from '../validRequest.ts'

/** An operation's reply to a request. */
export interface Reply {
  operation: Operation
  exchange: Exchange
  outcome: Outcome
}

/** Calls the operation, by default as a visitor. */
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
  /** The key in contract/common/conventions.yaml. By default the clause is the operation's own file. */
  convention?: string
  /** By default the outcome. */
  actual?: string
}

/** Checks a reply against what is expected of it. */
export function holdReply(
  run: Run,
  kind: LawKind,
  { operation, exchange, outcome }: Reply,
  { rule, expected, isRight, convention, actual = told(outcome) }: Expectation,
): void {
  const clause = convention === undefined ? {} : { clause: conventionClause(convention) }
  const breach = { rule, expected, actual, ...clause, exchange }
  run.check(operation, kind, isRight ? undefined : breach)
}

/** Whether it was refused with one of the codes. Requests without any reply are another law's subject. */
export function isRefusedWith({ outcome }: Reply, codes: readonly string[]): boolean {
  return outcome.kind === 'broken' || (outcome.kind === 'refused' && codes.includes(outcome.code))
}
