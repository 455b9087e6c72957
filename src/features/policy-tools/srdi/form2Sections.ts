import type { Schema } from '#gateway/contract.ts'
import { srdi2026Form2Fields as fields, srdi2026Form2Notes as notes } from '#gateway/generated/rules/srdi2026Form2.ts'
import { ofYear } from '../form/ofYear.ts'
import type { ToolSection } from '../form/toolFields.ts'
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
