import type { Schema } from '#gateway/contract.ts'
import { hnte2016Fields as fields, hnte2016Notes as notes } from '#gateway/generated/rules/hnte2016.ts'
import { ofYear } from '../form/ofYear.ts'
import type { ToolSection, ToolValues } from '../form/toolFields.ts'
import { typedNumber } from '#ui/form/typedNumber.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'
import { basics, income, staff } from './conditionSections.ts'
import { growthHint } from './growth.ts'
import { askedYears, fewestYears, yearsRemark } from './operatingYears.ts'
import { organization, property } from './scoreSections.ts'

type Section = ToolSection<Schema<'HnteInputs'>>

/**
 * What the high-tech self-test asks (rule hnte@2016).
 * @param lastYear the accounting year of the data, e.g. 2025; with the two before it the three years asked for
 * @param establishTime yyyy-MM-dd, '' when it is not known: a young enterprise fills its own years only
 */
export function hnteSections(lastYear: number, establishTime = ''): readonly Section[] {
  const fewest = fewestYears(establishTime, lastYear)
  return [
    basics,
    staff,
    income,
    {
      title: '近三年财务数据',
      text: '取自经审计的财务报表或年度纳税申报表。成立不满三年的只填实际经营的年度，前面留空；没有填全的整行按资料不足处理。',
      fields: [
        { ...ofYear(fields.rdExpenses, lastYear), fewest },
        { ...ofYear(fields.domesticRdExpenses, lastYear), fewest },
        { ...ofYear(fields.salesIncomes, lastYear), fewest },
        { ...ofYear(fields.netAssets, lastYear), fewest },
      ],
      remarks: (values) => [
        ...ratioRemark(values, {
          title: '三年研发费用占销售收入',
          of: yearNames('rdExpenses'),
          to: yearNames('salesIncomes'),
        }),
        ...ratioRemark(values, {
          title: '境内研发费用占比',
          of: yearNames('domesticRdExpenses'),
          to: yearNames('rdExpenses'),
        }),
        ...growthRemark(values, '净资产增长率', 'netAssets', fewest),
        ...growthRemark(values, '销售收入增长率', 'salesIncomes', fewest),
        ...yearsRemark(values, { name: 'rdExpenses', label: '研发费用', fewest }),
        ...yearsRemark(values, { name: 'domesticRdExpenses', label: '境内研发费用', fewest }),
        ...yearsRemark(values, { name: 'salesIncomes', label: '销售收入', fewest }),
        ...yearsRemark(values, { name: 'netAssets', label: '净资产', fewest }),
      ],
    },
    property,
    {
      title: '科技成果转化',
      text: notes.transformation,
      fields: [{ ...ofYear(fields.transformationAmounts, lastYear), fewest }],
      remarks: (values) => yearsRemark(values, { name: 'transformationAmounts', label: '科技成果', fewest }),
    },
    organization,
  ]
}

function yearNames(name: string): string[] {
  return Array.from({ length: askedYears }, (_, index) => `${name}-${index}`)
}

/** Nothing while the row is not sent: a rate of years that do not count would mislead. */
function growthRemark(values: ToolValues, title: string, name: string, fewest: number): string[] {
  const amounts = yearNames(name).map((each) => typedNumber(values[each] ?? ''))
  if (amounts.some(Number.isNaN) || amounts.filter((amount) => amount !== undefined).length < fewest) return []
  const hint = growthHint(title, amounts)
  return hint === undefined ? [] : [hint]
}
