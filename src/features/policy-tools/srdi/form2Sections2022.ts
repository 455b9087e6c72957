import type { Schema } from '#gateway/contract.ts'
import {
  srdi2022Form2Fields as fields,
  srdi2022Form2Groups as groups,
  srdi2022Form2Notes as notes,
} from '#gateway/generated/rules/srdi2022Form2.ts'
import { headingOf } from '../form/headingOf.ts'
import { ofYear } from '../form/ofYear.ts'
import type { ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'

/** Specialised small enterprises by srdi@2022, the previous rules: four conditions and a score of 100. */
export function form2Sections2022(lastYear: number): readonly ToolSection<Schema<'SrdiForm2Inputs2022'>>[] {
  return [
    {
      title: '经营与研发',
      text: notes.operation,
      fields: [
        fields.marketYears,
        fields.operatingIncome,
        fields.newEquityTwoYears,
        ofYear(fields.rdExpense, lastYear),
        ofYear(fields.previousRdExpense, lastYear),
        fields.rdRatio,
      ],
      remarks: (values) =>
        ratioRemark(values, { title: '上年度研发费用占营业收入', of: 'rdExpense', to: 'operatingIncome' }),
    },
    {
      title: headingOf(groups.SPECIALIZATION),
      fields: [fields.mainBusinessRatio, fields.mainBusinessGrowth, fields.productField],
    },
    {
      title: headingOf(groups.REFINEMENT),
      fields: [fields.digitalLevel, fields.qualityItems, fields.netProfitRatio, fields.assetDebt],
    },
    { title: headingOf(groups.DISTINCTION), text: notes.distinction, fields: [fields.localFeatureScore] },
    { title: headingOf(groups.INNOVATION), fields: [fields.ipLevel, fields.rdStaffRatio, fields.rdOrganization] },
    { title: '代替评价得分的条件', fields: [fields.scoreExemptions] },
  ]
}
