import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { smeScale2017Fields as fields } from '#gateway/generated/rules/smeScale2017.ts'
import { indicatorOf, knownOnly, managementOf } from '../form/profileFigures.ts'
import type { ToolDefinition } from '../form/toolDefinition.ts'
import type { ToolField, ToolSection, ToolValues } from '../form/toolFields.ts'

type Inputs = Schema<'ScaleInputs'>

/** The form only has the fields that the industry is judged by (§7.6 industry fields). */
export function scaleDefinition(industries: Schema<'IndustryFieldList'>): ToolDefinition<Inputs> {
  const industryField: ToolField<Inputs> = {
    ...fields.industry,
    required: '请选择所属行业',
    options: industries.map(({ code, name }) => ({ value: code, label: name })),
  }

  function sections(values: ToolValues): ToolSection<Inputs>[] {
    const industry = industries.find(({ code }) => code === values['industry'])
    const choice: ToolSection<Inputs> = {
      title: '行业',
      text: '不同行业看不同的指标，先选行业。',
      fields: [industryField],
      remarks: () => (industry?.description === undefined ? [] : [`${industry.name}包括：${industry.description}`]),
    }
    if (industry === undefined) return [choice]
    const figures = industry.fields.map(({ key, label, unit }): ToolField<Inputs> => ({ ...fields[key], label, unit }))
    return [
      choice,
      { title: '指标', text: '大、中、小型须同时达到全部指标的下限，微型只需一项低于下限。', fields: figures },
    ]
  }

  return {
    name: 'scale',
    version: 1,
    sections,
    calculate: (gateway, { enId, inputYear, inputs }) =>
      call(gateway, 'evaluateEnterpriseSize', { body: { ...(enId && { enId }), inputYear, inputs } }, { silent: true }),
    trial: ({ inputs }) => ({ scale: inputs }),
    recorded: ({ scale }) => scale,
    fromProfile: (profile, year) =>
      knownOnly<Omit<Inputs, 'industry'>>({
        employeeAmount: indicatorOf(profile, 'employeeAmount', year),
        operatingIncome: indicatorOf(profile, 'operatingIncome', year),
        totalAsset: indicatorOf(profile, 'totalAsset', year) ?? managementOf(profile, 'totalAsset', year),
      }),
  }
}
