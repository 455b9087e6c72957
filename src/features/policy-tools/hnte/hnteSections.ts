import type { Schema } from '#gateway/contract.ts'
import { hnte2016Fields as fields, hnte2016Notes as notes } from '#gateway/generated/rules/hnte2016.ts'
import { typedNumber } from '#ui/form/controls/typedNumber.ts'
import { ofYear } from '../form/ofYear.ts'
import type { ToolSection, ToolValues } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'

type Section = ToolSection<Schema<'HnteInputs'>>

/**
 * The sections of the high-tech self-test (rule hnte@2016).
 * @param lastYear the accounting year of the data, e.g. 2025; the form covers it and the two years before
 * @param establishTime yyyy-MM-dd, '' when unknown: a young enterprise fills in only its own years
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

/**
 * The result of the official growth formula for the years typed so far, as a hint; the points come from the gateway. ½
 * (Y2/Y1 + Y3/Y2) − 1 over three years, Y3/Y2 − 1 over two (国科发火〔2016〕195号): a first year that is not above 0 is left
 * out, a middle one that is not above 0 gives 0 points.
 * @param amounts in 万元, the earliest year first; undefined where empty
 * @returns undefined while too little is known
 */
export function growthHint(title: string, amounts: readonly (number | undefined)[]): string | undefined {
  // A young enterprise leaves the first years empty.
  const years = amounts.slice(amounts.findIndex((amount) => amount !== undefined))
  const known = years.filter((amount) => amount !== undefined)
  if (known.length < years.length) return undefined
  const [first = 0] = known
  const counted = first <= 0 ? known.slice(1) : known
  if (counted.length < 2) return undefined
  const steps = counted.slice(1).map((amount, index) => ({ amount, before: counted[index] ?? 0 }))
  if (steps.some(({ before }) => before <= 0)) return `${title}：中间一年不大于 0，按规则不得分`
  const mean = steps.reduce((sum, { amount, before }) => sum + amount / before, 0) / steps.length - 1
  return `${title}约 ${percentText(mean)}${noteOf(amounts.length, known.length, counted.length)}`
}

function noteOf(asked: number, known: number, counted: number): string {
  if (counted < known) return '（第一年不大于 0，不计入）'
  return known < asked ? `（按 ${known} 年计算）` : ''
}

/** At most two decimals, e.g. 0.22499999 → 22.5%. */
function percentText(rate: number): string {
  return `${Number((rate * 100).toFixed(2))}%`
}

/** The number of years that the rules consider (国科发火〔2016〕195号: 不满三年按实际年限). */
const askedYears = 3

/**
 * How many of the last years an enterprise must enter: all three once it has been in business for three full years. If
 * the date of establishment is unknown, one is enough, and a remark explains the consequence.
 * @param establishTime yyyy-MM-dd, '' when unknown
 */
export function fewestYears(establishTime: string, lastYear: number): number {
  const established = Number(establishTime.slice(0, 4))
  if (!(established > 0)) return 1
  return Math.min(Math.max(lastYear - established, 1), askedYears)
}

/** How a row with empty first years is treated; nothing while the row is empty or full. */
export function yearsRemark(
  values: ToolValues,
  { name, label, fewest }: { name: string; label: string; fewest: number },
): string[] {
  const filled = Array.from({ length: askedYears }, (_, index) => (values[`${name}-${index}`] ?? '').trim() !== '')
  const count = filled.filter(Boolean).length
  if (count === 0 || count === askedYears) return []
  if (count < fewest || !filled.slice(askedYears - count).every(Boolean))
    return [`${label}：年度没有填全，暂按资料不足处理`]
  return [`${label}：只有最近 ${count} 年，按成立不满三年计算；成立满三年的请补全`]
}

/** For the conditions H1, H2, H4 and H9. */
const basics: Section = {
  title: '企业基本情况',
  text: '先填前三部分：有一项不符合就不能认定，不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
  fields: [
    fields.establishTime,
    fields.applyDate,
    fields.isResidentEnterprise,
    fields.hasNoMajorIncident,
    fields.fieldArea,
    fields.isTechnologyInField,
  ],
}

/** For H5. */
const staff: Section = {
  title: '人员',
  text: notes.staff,
  fields: [fields.employeeAmount, fields.techStaffAmount],
  remarks: (values) => ratioRemark(values, { title: '科技人员占比', of: 'techStaffAmount', to: 'employeeAmount' }),
}

/** For H7. */
const income: Section = {
  title: '最近一年收入构成',
  text: notes.income,
  fields: [fields.totalIncome, fields.highTechIncome],
  remarks: (values) =>
    ratioRemark(values, { title: '高新技术产品（服务）收入占比', of: 'highTechIncome', to: 'totalIncome' }),
}

/** For H3 and the indicators 1.1 to 1.5. */
const property: Section = {
  title: '知识产权',
  text: notes.property,
  fields: [
    fields.ipClassIAmount,
    fields.ipClassIIAmount,
    fields.ipSupportsProducts,
    fields.technologyLevel,
    fields.coreSupport,
    fields.ipSource,
    fields.hasSetStandards,
  ],
}

/** For the indicators 3.1 to 3.4. */
const organization: Section = {
  title: '研发组织管理',
  text: notes.organization,
  fields: [fields.rdManagement, fields.rdConditions, fields.incentives, fields.talentSystems],
}
