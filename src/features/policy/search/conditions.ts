import { policyDeclarationStateWords } from '#gateway/generated/words/PolicyDeclarationState.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'
import { policyCategoryWords } from '#gateway/generated/words/PolicyCategory.ts'
import { policyEnjoyModeWords } from '#gateway/generated/words/PolicyEnjoyMode.ts'
import { policySupportModeWords } from '#gateway/generated/words/PolicySupportMode.ts'
import { policyAmountRangeWords } from '#gateway/generated/words/PolicyAmountRange.ts'
import { policyScaleWords } from '#gateway/generated/words/PolicyScale.ts'
import { policyValidityWords } from '#gateway/generated/words/PolicyValidity.ts'

/** The values of each closed filter and their names. */
export const conditionLabels = {
  declareState: policyDeclarationStateWords,
  level: policyLevelWords,
  category: policyCategoryWords,
  enjoyMode: policyEnjoyModeWords,
  supportMode: policySupportModeWords,
  amountRange: policyAmountRangeWords,
  scale: policyScaleWords,
  validity: policyValidityWords,
} as const

type ClosedField = keyof typeof conditionLabels

/** The filters in display order. Industry and department accept whatever the gateway lists. */
export const conditionFields = {
  declareState: '申报状态',
  level: '政策层级',
  category: '政策类别',
  enjoyMode: '兑现方式',
  supportMode: '支持方式',
  amountRange: '支持金额',
  scale: '企业规模',
  industry: '适用行业',
  department: '发文单位',
  validity: '效力状态',
} as const satisfies Record<ClosedField | 'industry' | 'department', string>

export type ConditionField = keyof typeof conditionFields

export const conditionFieldNames = Object.keys(conditionFields) as ConditionField[]

/** Whether the field can have this value. */
export function isConditionValue(field: ConditionField, value: string): boolean {
  if (field === 'industry') return value !== '' && value.length <= 50
  if (field === 'department') return value !== '' && value.length <= 100
  return Object.hasOwn(conditionLabels[field], value)
}

/** The name of a chosen value, even if the gateway's facets no longer list it. */
export function conditionLabel(field: ConditionField, value: string): string {
  if (field === 'industry' || field === 'department') return value
  const labels: Readonly<Record<string, string>> = conditionLabels[field]
  return labels[value] ?? value
}
