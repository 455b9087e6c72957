import type { ToolField, ToolSection } from '../form/toolFields.ts'

/** The srdi forms' inputs besides the rule's own. */
export interface Standard {
  /** Absent for today's rules. */
  ruleVersion?: 'srdi@2022'
  /** Absent for a first application. */
  isRenewal?: boolean
}

const ruleVersion = {
  kind: 'choice',
  name: 'ruleVersion',
  label: '评价标准',
  placeholder: '2026 年办法（现行）',
  options: [{ value: 'srdi@2022', label: '2022 年标准（历史标准）' }],
} as const

/** The choice of the rule version: today's, or the previous one for comparison and renewals. */
export function standardSection(text: string): ToolSection<Standard> {
  return {
    title: '按哪个标准评价',
    text,
    fields: [
      {
        ...ruleVersion,
        hint: '2026 年 4 月 1 日起施行新办法；历史标准供回看、对照。改选后，两个标准都有的内容不用重填。',
      },
    ],
  }
}

/** Like standardSection, where a renewal is judged differently from a first application. */
export function renewableStandardSection(text: string, renewalHint: string): ToolSection<Standard> {
  const section = standardSection(text)
  return { ...section, fields: [...section.fields, renewal(renewalHint)] }
}

function renewal(hint: string): ToolField<Standard> {
  return { kind: 'yesNo', name: 'isRenewal', label: '是称号到期的复核，不是首次申报', hint }
}
