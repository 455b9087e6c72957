import type { Schema } from '#gateway/contract.ts'
import {
  srdi2022Form3Fields as fields2022,
  srdi2022Form3Notes as notes2022,
} from '#gateway/generated/rules/srdi2022Form3.ts'
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

/** “Little giants” by srdi@2022, which the renewals of 2026 still follow. */
export function form3Sections2022(lastYear: number): readonly ToolSection<Schema<'SrdiForm3Inputs2022'>>[] {
  return [
    {
      title: '专业化',
      text: '拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
      fields: [
        fields2022.marketYears,
        fields2022.isGapFiller,
        fields2022.mainBusinessRatio,
        fields2022.mainBusinessGrowth,
      ],
    },
    { title: '精细化', fields: [fields2022.coreSystemAmount, fields2022.isCertified, fields2022.assetDebt] },
    { title: '特色化', fields: [fields2022.marketShare, fields2022.hasOwnBrand] },
    {
      title: '创新能力',
      text: notes2022.innovation,
      fields: [
        fields2022.operatingIncome,
        ofYear(fields2022.rdRatios, lastYear),
        fields2022.newEquityTwoYears,
        fields2022.rdExpense,
        fields2022.rdStaffRatio,
        fields2022.hasRdOrganization,
        fields2022.ipClassIAmount,
        fields2022.innovationExemptions,
      ],
    },
    { title: '产业链与主导产品', fields: [fields2022.isKeyLink, fields2022.isKeyProduct] },
  ]
}
