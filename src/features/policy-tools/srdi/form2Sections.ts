import type { Schema } from '#gateway/contract.ts'
import {
  srdi2022Form2Fields as fields2022,
  srdi2022Form2Groups as groups2022,
  srdi2022Form2Notes as notes2022,
} from '#gateway/generated/rules/srdi2022Form2.ts'
import { srdi2026Form2Fields as fields, srdi2026Form2Notes as notes } from '#gateway/generated/rules/srdi2026Form2.ts'
import { ofYear } from '../form/ofYear.ts'
import { headingOf, type ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'

/** Specialised small enterprises by srdi@2026: conditions that must all be met, without a score. */
export function form2Sections(lastYear: number, isRenewal: boolean): readonly ToolSection<Schema<'SrdiForm2Inputs'>>[] {
  return [
    {
      title: '基本条件',
      text: '先填这一部分：有一项不符合就不能申报，不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
      fields: [fields.hasTierOneTitle, fields.size, fields.isRegistered, fields.isTrustworthy],
    },
    {
      title: '专业化与经营',
      text: notes.operation,
      fields: [
        fields.marketYears,
        fields.operatingIncome,
        fields.newEquityTwoYears,
        fields.mainBusinessRatio,
        fields.assetDebt,
      ],
    },
    {
      title: '研发投入',
      text: notes.research,
      fields: [ofYear(fields.rdExpenses, lastYear), ofYear(fields.rdRatios, lastYear)],
      remarks: (values) =>
        ratioRemark(values, { title: `${lastYear} 年研发费用占营业收入`, of: 'rdExpenses-1', to: 'operatingIncome' }),
    },
    { title: '知识产权', text: notes.property, fields: [fields.ipClassIAmount, fields.ipExemptions] },
    {
      title: '市场地位与发展评价',
      fields: [fields.isMarketLeading, fields.developmentScore, ...(isRenewal ? [fields.lastDevelopmentScore] : [])],
    },
  ]
}

/** Specialised small enterprises by srdi@2022, the previous rules: four conditions and a score of 100. */
export function form2Sections2022(lastYear: number): readonly ToolSection<Schema<'SrdiForm2Inputs2022'>>[] {
  return [
    {
      title: '经营与研发',
      text: notes2022.operation,
      fields: [
        fields2022.marketYears,
        fields2022.operatingIncome,
        fields2022.newEquityTwoYears,
        ofYear(fields2022.rdExpense, lastYear),
        ofYear(fields2022.previousRdExpense, lastYear),
        fields2022.rdRatio,
      ],
      remarks: (values) =>
        ratioRemark(values, { title: '上年度研发费用占营业收入', of: 'rdExpense', to: 'operatingIncome' }),
    },
    {
      title: headingOf(groups2022.SPECIALIZATION),
      fields: [fields2022.mainBusinessRatio, fields2022.mainBusinessGrowth, fields2022.productField],
    },
    {
      title: headingOf(groups2022.REFINEMENT),
      fields: [fields2022.digitalLevel, fields2022.qualityItems, fields2022.netProfitRatio, fields2022.assetDebt],
    },
    { title: headingOf(groups2022.DISTINCTION), text: notes2022.distinction, fields: [fields2022.localFeatureScore] },
    {
      title: headingOf(groups2022.INNOVATION),
      fields: [fields2022.ipLevel, fields2022.rdStaffRatio, fields2022.rdOrganization],
    },
    { title: '代替评价得分的条件', fields: [fields2022.scoreExemptions] },
  ]
}
