import type { Schema } from '../../../gateway/contract.ts'
import type {
  ChoiceToolField,
  ChoicesToolField,
  NumberToolField,
  ToolOption,
  YearsToolField,
  YesNoToolField,
} from '../form/toolFields.ts'

// Fields that several forms or both versions of the rules ask for; the conditions on them differ and are told there.

const ratioMaximum = 10_000

export const marketYears: NumberToolField<'marketYears'> = {
  kind: 'number',
  name: 'marketYears',
  label: '从事特定细分市场的年限',
  unit: '年',
  maximum: 200,
  hint: '截至上年末，专注主导产品所在细分市场的时间；不满一年的写小数，例如 2.5。',
}

export const operatingIncome: NumberToolField<'operatingIncome'> = {
  kind: 'number',
  name: 'operatingIncome',
  label: '上年度营业收入',
  unit: '万元',
  hint: '取自上年度经审计的利润表。',
}

export const newEquityTwoYears: NumberToolField<'newEquityTwoYears'> = {
  kind: 'number',
  name: 'newEquityTwoYears',
  label: '近两年新增股权融资',
  unit: '万元',
  hint: '只计合格机构投资者的实缴额；营业收入不足时可用它代替。没有的填 0。',
}

export const mainBusinessRatio: NumberToolField<'mainBusinessRatio'> = {
  kind: 'number',
  name: 'mainBusinessRatio',
  label: '主营业务收入占营业收入',
  unit: '%',
  maximum: 100,
  hint: '看企业是否专注主业。主营业务收入 ÷ 营业收入。',
}

export const assetDebt: NumberToolField<'assetDebt'> = {
  kind: 'number',
  name: 'assetDebt',
  label: '上年末资产负债率',
  unit: '%',
  maximum: ratioMaximum,
  decimals: 4,
  hint: '负债总额 ÷ 资产总额，看经营是否稳健。',
}

export const rdRatio: NumberToolField<'rdRatio'> = {
  kind: 'number',
  name: 'rdRatio',
  label: '上年度研发费用占营业收入',
  unit: '%',
  maximum: ratioMaximum,
  decimals: 4,
  hint: '研发费用 ÷ 营业收入。',
}

export const rdStaffRatio: NumberToolField<'rdStaffRatio'> = {
  kind: 'number',
  name: 'rdStaffRatio',
  label: '研发人员占全部职工',
  unit: '%',
  maximum: 100,
}

export const averageGrowth: NumberToolField<'mainBusinessGrowth'> = {
  kind: 'number',
  name: 'mainBusinessGrowth',
  label: '近两年主营业务收入平均增长率',
  unit: '%',
  minimum: -ratioMaximum,
  maximum: ratioMaximum,
  decimals: 4,
  hint: '两年增长率的平均，负增长的写负数。',
}

export const ipClassIAmount: NumberToolField<'ipClassIAmount'> = {
  kind: 'number',
  name: 'ipClassIAmount',
  label: '已产生效益的Ⅰ类知识产权',
  unit: '项',
  whole: true,
  maximum: 99_999,
  hint: '与主导产品相关、已实际应用的发明专利、植物新品种、集成电路布图设计专有权等。',
}

export const ipLevel: ChoiceToolField<'ipLevel', Schema<'SrdiIpLevel'>> = {
  kind: 'choice',
  name: 'ipLevel',
  label: '与主导产品相关的有效知识产权',
  options: [
    { value: 'HV', label: 'Ⅰ类高价值知识产权 1 项以上' },
    { value: 'SELF1', label: '自主研发的Ⅰ类知识产权 1 项以上' },
    { value: 'I', label: 'Ⅰ类知识产权 1 项以上' },
    { value: 'II', label: 'Ⅱ类知识产权 1 项以上' },
    { value: 'NONE', label: '没有' },
  ],
  hint: '符合几种的选最靠前的。高价值指有海外同族专利、维持超过 10 年、高额质押融资、获国家科技奖或中国专利奖；受让不满一年的不计。',
}

export const isKeyProduct: YesNoToolField<'isKeyProduct'> = {
  kind: 'yesNo',
  name: 'isKeyProduct',
  label: '主导产品属于重点领域，位于产业链关键环节',
  hint: '指工业“六基”，改造提升传统产业、培育新兴产业、布局未来产业。由评审判断，自评只作参考。',
}

export const developmentScore: NumberToolField<'developmentScore'> = {
  kind: 'number',
  name: 'developmentScore',
  label: '本年度发展评价得分',
  unit: '分',
  maximum: 100,
  hint: '登录优质中小企业梯度培育平台（zjtx.miit.gov.cn）查询。得分要用行业均值计算，本工具不能重算；没有的先留空。',
}

export const lastDevelopmentScore: NumberToolField<'lastDevelopmentScore'> = {
  kind: 'number',
  name: 'lastDevelopmentScore',
  label: '上年度发展评价得分',
  unit: '分',
  maximum: 100,
  hint: '复核看近两年中的任一年。',
}

/** @param lastYear the later of the two years */
export function rdExpenses(lastYear: number): YearsToolField<'rdExpenses'> {
  return {
    kind: 'years',
    name: 'rdExpenses',
    label: '研发费用',
    unit: '万元',
    years: twoYears(lastYear),
    hint: '两年都要填，只填一年的按资料不足处理。',
  }
}

/** @param lastYear the later of the two years */
export function rdRatios(lastYear: number): YearsToolField<'rdRatios'> {
  return {
    kind: 'years',
    name: 'rdRatios',
    label: '研发费用占当年营业收入',
    unit: '%',
    years: twoYears(lastYear),
    maximum: ratioMaximum,
    decimals: 4,
    hint: '最多四位小数；接近界线时请不要四舍五入。',
  }
}

function twoYears(lastYear: number): string[] {
  return [lastYear - 1, lastYear].map((year) => `${year} 年`)
}

/** Several of some options, of which none may apply. */
export function choices<const Name extends string, const Value extends string>(
  name: Name,
  label: string,
  options: readonly ToolOption<Value>[],
  hint: string,
): ChoicesToolField<Name, Value> {
  return { kind: 'choices', name, label, options, none: '以上都没有', hint }
}

/** A statement that holds or does not. */
export function yesNo<Name extends string>(name: Name, label: string, hint?: string): YesNoToolField<Name> {
  return { kind: 'yesNo', name, label, ...(hint === undefined ? {} : { hint }) }
}
