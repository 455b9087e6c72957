import type { Schema } from '#gateway/contract.ts'
import { srdi2026Form3Fields as fields, srdi2026Form3Notes as notes } from '#gateway/generated/rules/srdi2026Form3.ts'
import { ofYear } from '../form/ofYear.ts'
import type { ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'

/** “Little giants” by srdi@2026. A renewal ignores growth, and accepts the score of either year. */
export function form3Sections(lastYear: number, isRenewal: boolean): readonly ToolSection<Schema<'SrdiForm3Inputs'>>[] {
  return [
    {
      title: '称号与限制',
      text: '先填这一部分：有一项不符合就不能申报，不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
      fields: [fields.hasTierTwoTitle, fields.isSingleChampion, fields.isRelatedToWinner],
    },
    {
      title: '专业化与经营',
      fields: [
        fields.marketYears,
        fields.operatingIncome,
        ...(isRenewal ? [] : [ofYear(fields.operatingIncomeTwoYearsBefore, lastYear)]),
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
      text: notes.market,
      fields: [
        fields.marketShare,
        fields.marketRank,
        fields.isKeyProduct,
        fields.developmentScore,
        ...(isRenewal ? [fields.lastDevelopmentScore] : []),
      ],
    },
  ]
}
