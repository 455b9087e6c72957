import type { MatchCondition, MatchItem } from './fit.ts'

const statusDescs = { MET: '符合', UNMET: '不符合', UNKNOWN: '信息不足', MANUAL: '需人工核对', NA: '不适用' }

/** A condition that must be met. */
export function conditionWith(status: MatchCondition['status'], more: Partial<MatchCondition> = {}): MatchCondition {
  return { text: `条件${status}`, required: true, veto: false, status, statusDesc: statusDescs[status], ...more }
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
    ...more,
  }
}
