import type { Schema } from '#gateway/contract.ts'
import {
  techSme2017Fields as fields,
  techSme2017Groups as groups,
  techSme2017Notes as notes,
} from '#gateway/generated/rules/techSme2017.ts'
import { headingOf, type ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'

/** The first step: the conditions that must all be met (rule tech-sme@2017, T1 to T4). */
export const baseSections: readonly ToolSection<Schema<'TecEnBase'>>[] = [
  {
    title: '基本条件',
    text: '先填这一部分：四项都要满足，有一项不满足就不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
    fields: [
      fields.employeeAmount,
      fields.salesIncome,
      fields.totalAsset,
      fields.isResidentEnterprise,
      fields.isIndustryAllowed,
      fields.isTrustworthy,
    ],
  },
  {
    title: '直接符合的条件',
    text: '四项基本条件都满足，又具备下面任何一项的，不看得分，直接符合。',
    fields: [fields.directPassGrounds],
  },
]

/** The second step: the indicators that score points (rule tech-sme@2017, T5). */
export const scoreSections: readonly ToolSection<Schema<'TecEnScores'>>[] = [
  {
    title: headingOf(groups.STAFF),
    text: notes.staff,
    fields: [fields.techStaffAmount],
    remarks: (values) => ratioRemark(values, { title: '科技人员占比', of: 'techStaffAmount', to: 'employeeAmount' }),
  },
  {
    // The group's own title includes that the better of two ways counts; here the text below says it.
    title: headingOf({ ...groups.RD, title: '研发投入' }),
    text: '可以按销售收入计，也可以按成本费用计，两种都算给您看，取得分高的一种。',
    fields: [fields.rdExpense, fields.costExpense],
    remarks: (values) => [
      ...ratioRemark(values, { title: '方案一，研发费用占销售收入', of: 'rdExpense', to: 'salesIncome' }),
      ...ratioRemark(values, { title: '方案二，研发费用占成本费用支出', of: 'rdExpense', to: 'costExpense' }),
    ],
  },
  {
    title: headingOf(groups.IP),
    text: '只计有效、没有争议，并与主要产品（服务）相关的知识产权。',
    fields: [fields.ipClassIAmount, fields.ipClassIIAmount],
  },
  {
    title: '实地核查提醒',
    text: '不影响结论，只用来提醒您会不会被列入实地核查。',
    fields: [fields.hasRecentRisk, fields.isFirstTime],
  },
]
