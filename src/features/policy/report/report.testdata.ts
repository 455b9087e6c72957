import { policyMatchConditionStatusWords } from '#gateway/generated/words/PolicyMatchCondition.ts'
import type { MatchCondition, MatchItem } from './fit.ts'

/** A required condition. */
export function conditionWith(status: MatchCondition['status'], more: Partial<MatchCondition> = {}): MatchCondition {
  return {
    text: `条件${status}`,
    required: true,
    veto: false,
    status,
    statusDesc: policyMatchConditionStatusWords[status],
    ...more,
  }
}

/** A condition that only the named field would decide. */
export function conditionMissing(missingField: string, more: Partial<MatchCondition> = {}): MatchCondition {
  return conditionWith('UNKNOWN', { missingField, ...more })
}

export function itemWith(conditions: MatchCondition[], more: Partial<MatchItem> = {}): MatchItem {
  return {
    policyId: 'p-1',
    title: '示例政策',
    level: 'COUNTY',
    levelDesc: '县(市、区)级',
    department: '市工业和信息化局',
    coverage: 50,
    conditions,
    vetoHit: false,
    urgency: 'NORMAL',
    declarationTag: { code: 'OPEN', text: '申报中', grey: false },
    ...more,
  }
}
