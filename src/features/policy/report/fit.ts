import type { Schema } from '#gateway/contract.ts'
import type { Fit } from './reportSearch.ts'

export type MatchItem = Schema<'PolicyMatchItem'>
export type MatchCondition = Schema<'PolicyMatchCondition'>

/** In the order of the report: the attainable ones first. */
export const fits: Readonly<Record<Fit, string>> = {
  READY: '可申报',
  CLOSE: '差一点',
  MISSING: '待补充信息',
  CONFIRM: '需人工确认',
  UNFIT: '不符合',
}

/** The meaning of each in one line. */
export const fitNotes: Readonly<Record<Fit, string>> = {
  READY: '必须满足的条件都已符合，可以准备申报',
  CLOSE: '只有一条不符合，差距不到要求的三成',
  MISSING: '没有不符合的条件，还缺企业信息，暂不能判定',
  CONFIRM: '能自动比对的条件都已符合，其余请对照原文确认',
  UNFIT: '有必须满足的条件不符合',
}

/** The reader's answers to conditions that no data decide, by `conditionKey`. */
export type Confirmations = Readonly<Record<string, 'MET' | 'UNMET'>>

/**
 * The key of an answer about a condition. A veto is about the enterprise's own record and reads the same in every
 * policy, so it is asked once; any other condition belongs to its policy.
 */
export function conditionKey({ policyId }: Pick<MatchItem, 'policyId'>, { text, veto }: MatchCondition): string {
  return veto ? `*:${text}` : `${policyId}:${text}`
}

/** A condition's result, with the reader's answer in place of 需人工核对. */
export function statusOf(item: MatchItem, condition: MatchCondition, confirmed: Confirmations) {
  if (condition.status !== 'MANUAL') return condition.status
  return confirmed[conditionKey(item, condition)] ?? 'MANUAL'
}

/** In percent of the requirement. */
const closeBelow = 30

const isSmall = (gapPercent: number | undefined) => gapPercent !== undefined && gapPercent < closeBelow

/**
 * The group of a policy. Optional conditions decide nothing. Conditions that are unknown or must be read by a person
 * never count as unmet.
 */
export function fitOf(item: MatchItem, confirmed: Confirmations): Fit {
  const needed = item.conditions.filter(({ required, veto }) => required || veto)
  const withStatus = (status: MatchCondition['status']) =>
    needed.filter((condition) => statusOf(item, condition, confirmed) === status)
  const unmet = withStatus('UNMET')
  const [barrier] = unmet
  if (barrier !== undefined) {
    return unmet.length === 1 && !barrier.veto && isSmall(barrier.gapPercent) ? 'CLOSE' : 'UNFIT'
  }
  if (withStatus('UNKNOWN').length > 0) return 'MISSING'
  if (needed.length === 0) return areAllMet(item, confirmed) ? 'READY' : 'CONFIRM'
  return withStatus('MANUAL').length > 0 ? 'CONFIRM' : 'READY'
}

function areAllMet(item: MatchItem, confirmed: Confirmations): boolean {
  const { conditions } = item
  return conditions.length > 0 && conditions.every((condition) => statusOf(item, condition, confirmed) === 'MET')
}

/** The gateway's suggestion, unless the reader's answers have settled it. */
export function suggestionOf(item: MatchItem, confirmed: Confirmations): string | undefined {
  const isSettled = (condition: MatchCondition) =>
    condition.status !== 'UNMET' && ['MET', 'UNMET', 'NA'].includes(statusOf(item, condition, confirmed))
  return item.conditions.every(isSettled) ? undefined : item.suggestion
}
