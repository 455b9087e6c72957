import type { Schema } from '#gateway/contract.ts'
import { policyDeclarationStateTerms } from '#gateway/generated/fields/PolicyDeclarationState.ts'
import { policyDeclarationStateWords } from '#gateway/generated/words/PolicyDeclarationState.ts'
import { daysBetween } from '#mocks/time/days.ts'
import type { PolicyBatch, PolicyRow } from './policyRows.ts'

type State = Schema<'PolicyDeclarationState'>

/** A batch that ends within this many days counts as ending soon. */
const endingDays = policyDeclarationStateTerms.ending.days

/** The batch's state on that day. On its last day it is still open. */
export function batchState(batch: Pick<PolicyBatch, 'start' | 'end'>, today: string): State {
  if (today < batch.start) return 'NOT_STARTED'
  if (batch.end === null) return 'LONG'
  if (today > batch.end) return 'END'
  return daysBetween(today, batch.end) <= endingDays ? 'ENDING' : 'OPEN'
}

/**
 * The batch that represents the policy on that day: the open one that ends first, otherwise the one that begins next,
 * otherwise the one that ended last.
 */
export function currentBatch(batches: readonly PolicyBatch[], today: string): PolicyBatch | undefined {
  const ended = batches.filter((batch) => batchState(batch, today) === 'END')
  const coming = batches.filter((batch) => batchState(batch, today) === 'NOT_STARTED')
  const running = batches.filter((batch) => !ended.includes(batch) && !coming.includes(batch))
  return (
    running.toSorted((a, b) => compare(lastDay(a), lastDay(b)))[0] ??
    coming.toSorted((a, b) => compare(a.start, b.start))[0] ??
    ended.toSorted((a, b) => compare(lastDay(b), lastDay(a)))[0]
  )
}

export function declarationState(policy: Pick<PolicyRow, 'batches' | 'enjoyMode'>, today: string): State {
  const batch = currentBatch(policy.batches, today)
  if (batch !== undefined) return batchState(batch, today)
  return policy.enjoyMode === 'NO_APPLY' ? 'NO_APPLY' : 'NONE'
}

/** The corner badge (§2.7): grey outside the declaration period. */
export function declarationTag(code: State): Schema<'PolicyDeclarationTag'> {
  return {
    code,
    text: policyDeclarationStateWords[code],
    grey: code === 'NOT_STARTED' || code === 'END' || code === 'NONE',
  }
}

/** Whether it is possible to declare today. */
export function isDeclarable(code: State): boolean {
  return code === 'OPEN' || code === 'ENDING' || code === 'LONG'
}

/** A batch without an end sorts after all others. */
function lastDay(batch: PolicyBatch): string {
  return batch.end ?? '9999-12-31'
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
