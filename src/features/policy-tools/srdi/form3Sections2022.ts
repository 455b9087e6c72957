import type { Schema } from '#gateway/contract.ts'
import { srdi2022Form3Fields as fields, srdi2022Form3Notes as notes } from '#gateway/generated/rules/srdi2022Form3.ts'
import { ofYear } from '../form/ofYear.ts'
import type { ToolSection } from '../form/toolFields.ts'

/** “Little giants” by srdi@2022, which the renewals of 2026 still follow. */
export function form3Sections2022(lastYear: number): readonly ToolSection<Schema<'SrdiForm3Inputs2022'>>[] {
  return [
    {
      title: '专业化',
      text: '拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
      fields: [fields.marketYears, fields.isGapFiller, fields.mainBusinessRatio, fields.mainBusinessGrowth],
    },
    { title: '精细化', fields: [fields.coreSystemAmount, fields.isCertified, fields.assetDebt] },
    { title: '特色化', fields: [fields.marketShare, fields.hasOwnBrand] },
    {
      title: '创新能力',
      text: notes.innovation,
      fields: [
        fields.operatingIncome,
        ofYear(fields.rdRatios, lastYear),
        fields.newEquityTwoYears,
        fields.rdExpense,
        fields.rdStaffRatio,
        fields.hasRdOrganization,
        fields.ipClassIAmount,
        fields.innovationExemptions,
      ],
    },
    { title: '产业链与主导产品', fields: [fields.isKeyLink, fields.isKeyProduct] },
  ]
}
