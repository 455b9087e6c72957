import type { Schema } from '#gateway/contract.ts'
import * as rule2022 from '#gateway/generated/rules/srdi2022Form1.ts'
import * as rule2026 from '#gateway/generated/rules/srdi2026Form1.ts'
import { headingOf, type ToolField, type ToolSection } from '../form/toolFields.ts'

type Form1Inputs = Schema<'SrdiForm1Inputs'>

/** Innovative small enterprises by today's rules; srdi@2022 has one direct way less. */
export const form1Sections = sectionsOf(
  rule2026.srdi2026Form1Fields,
  rule2026.srdi2026Form1Groups,
  rule2026.srdi2026Form1Notes,
)

/** The inputs are those of SrdiForm1Inputs2022: fewer grounds to choose from, otherwise the same. */
export const form1Sections2022 = sectionsOf(
  rule2022.srdi2022Form1Fields,
  rule2022.srdi2022Form1Groups,
  rule2022.srdi2022Form1Notes,
)

function sectionsOf(
  fields: Record<keyof Form1Inputs, ToolField<Form1Inputs>>,
  groups: typeof rule2026.srdi2026Form1Groups | typeof rule2022.srdi2022Form1Groups,
  notes: Record<'innovation' | 'growth' | 'specialization', string>,
): readonly ToolSection<Form1Inputs>[] {
  return [
    {
      title: '直接符合的条件',
      text: '具备其中任何一项的，不看评分，直接符合。',
      fields: [fields.directPassGrounds, fields.newEquityThreeYears],
    },
    { title: headingOf(groups.INNOVATION), text: notes.innovation, fields: [fields.ipLevel, fields.rdRatio] },
    { title: headingOf(groups.GROWTH), text: notes.growth, fields: [fields.mainBusinessGrowth, fields.assetDebt] },
    {
      title: headingOf(groups.SPECIALIZATION),
      text: notes.specialization,
      fields: [fields.isStrategicProduct, fields.mainBusinessRatio],
    },
  ]
}
