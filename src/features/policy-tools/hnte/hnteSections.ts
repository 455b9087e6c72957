import type { Schema } from '../../../gateway/contract.ts'
import type { ToolSection, ToolValues } from '../form/toolFields.ts'
import { typedNumber } from '../../../ui/form/typedNumber.ts'
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
  const years = [lastYear - 2, lastYear - 1, lastYear].map((year) => `${year} 年`)
  const fewest = fewestYears(establishTime, lastYear)
  const threeYears = { years, fewest }
  return [
    basics,
    staff,
    income,
    {
      title: '近三年财务数据',
      text: '取自经审计的财务报表或年度纳税申报表。成立不满三年的只填实际经营的年度，前面留空；没有填全的整行按资料不足处理。',
      fields: [
        {
          kind: 'years',
          name: 'rdExpenses',
          label: '研发费用',
          unit: '万元',
          ...threeYears,
          hint: '按《工作指引》口径归集的研究开发费用，含人员人工、直接投入、折旧摊销、委托外部研发等。',
        },
        {
          kind: 'years',
          name: 'domesticRdExpenses',
          label: '其中：境内研发费用',
          unit: '万元',
          ...threeYears,
          hint: '在中国境内发生的部分，三年合计须占全部研发费用的 60% 以上。',
        },
        {
          kind: 'years',
          name: 'salesIncomes',
          label: '销售收入',
          unit: '万元',
          ...threeYears,
          hint: '主营业务收入与其他业务收入之和。最近一年 5000 万元以内，研发费用占比须达 5%；5000 万元至 2 亿元 4%；2 亿元以上 3%。',
        },
        {
          kind: 'years',
          name: 'netAssets',
          label: '净资产',
          unit: '万元',
          ...threeYears,
          minimum: -999_999_999_999.99,
          hint: '资产总额减负债总额，可以为负。用来计算净资产增长率，满分 10 分。',
        },
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
      text: '“科技成果转化能力”占 30 分，按三年平均每年转化几项计。',
      fields: [
        {
          kind: 'years',
          name: 'transformationAmounts',
          label: '各年转化的科技成果',
          unit: '项',
          ...threeYears,
          whole: true,
          maximum: 9999,
          hint: '成果变成了产品、服务、样品或样机的各计一项；同一成果转化为多个产品只计一次。没有的年度填 0。',
        },
      ],
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
