import { call } from '../../../gateway/call.ts'
import type { Schema } from '../../../gateway/contract.ts'
import { indicatorOf, knownOnly, managementOf } from '../form/profileFigures.ts'
import type { ToolDefinition } from '../form/toolDefinition.ts'
import type { ToolField, ToolSection, ToolValues } from '../form/toolFields.ts'

type Inputs = Schema<'ScaleInputs'>

const hints: Record<Schema<'ScaleField'>, string> = {
  employeeAmount: '期末从业人员，含劳务派遣和临时用工',
  operatingIncome: '上一年度利润表的营业收入；没有营业收入填 0',
  totalAsset: '上一年末资产负债表的资产总计',
}

/** Head-counts of the contract end here. */
const mostPeople = 99_999_999

/** The form asks only for what the industry is judged by (§7.6 industry fields). */
export function scaleDefinition(industries: Schema<'IndustryFieldList'>): ToolDefinition<Inputs> {
  const industryField: ToolField<Inputs> = {
    kind: 'choice',
    name: 'industry',
    label: '所属行业',
    hint: '按营业收入占比最大的行业选择',
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
    const figures = industry.fields.map(({ key, label, unit }): ToolField<Inputs> => ({
      kind: 'number',
      name: key,
      label,
      unit,
      hint: hints[key],
      ...(unit === '人' && { whole: true, maximum: mostPeople }),
    }))
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
