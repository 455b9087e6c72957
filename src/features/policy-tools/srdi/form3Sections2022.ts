import type { Schema } from '../../../gateway/contract.ts'
import type { ToolSection } from '../form/toolFields.ts'
import {
  assetDebt,
  averageGrowth,
  choices,
  ipClassIAmount,
  isKeyProduct,
  mainBusinessRatio,
  marketYears,
  newEquityTwoYears,
  operatingIncome,
  rdRatios,
  rdStaffRatio,
  yesNo,
} from './srdiFields.ts'

type Section = ToolSection<Schema<'SrdiForm3Inputs2022'>>

/** “Little giants” by srdi@2022, which the renewals of 2026 still follow. */
export function form3Sections2022(lastYear: number): readonly Section[] {
  return [
    {
      title: '专业化',
      text: '拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
      fields: [
        { ...marketYears, hint: `${marketYears.hint}须满 3 年，补短板、填空白企业满 2 年。` },
        yesNo('isGapFiller', '属于补短板、填空白企业', '属于的，细分市场年限放宽到 2 年；不填按不属于处理。'),
        { ...mainBusinessRatio, hint: `${mainBusinessRatio.hint}须达到 70%。` },
        { ...averageGrowth, hint: `${averageGrowth.hint}须达到 5%。` },
      ],
    },
    {
      title: '精细化',
      fields: [
        {
          kind: 'number',
          name: 'coreSystemAmount',
          label: '用信息系统支撑的核心业务',
          unit: '项',
          whole: true,
          maximum: 9999,
          hint: '研发设计、生产制造、供应链管理等，至少 1 项。',
        },
        yesNo('isCertified', '取得管理体系认证，或产品通过发达国家认证'),
        { ...assetDebt, hint: `${assetDebt.hint}不得高于 70%。` },
      ],
    },
    {
      title: '特色化',
      fields: [
        {
          kind: 'number',
          name: 'marketShare',
          label: '全国细分市场占有率',
          unit: '%',
          maximum: 100,
          hint: '须达到 10%，有行业协会或第三方的证明。',
        },
        yesNo('hasOwnBrand', '拥有直接面向市场的自主品牌'),
      ],
    },
    innovation(lastYear),
    {
      title: '产业链与主导产品',
      fields: [
        yesNo('isKeyLink', '位于产业链关键环节', '由评审判断，自评只作参考。'),
        { ...isKeyProduct, label: '主导产品属于工业“六基”等重点领域', hint: '由评审判断，自评只作参考。' },
      ],
    },
  ]
}

function innovation(lastYear: number): Section {
  return {
    title: '创新能力',
    text: '营业收入 1 亿元以上的，近两年研发费用占比均须 3% 以上；5000 万元至 1 亿元的均须 6% 以上；不足 5000 万元的，看股权融资、研发费用和研发人员。',
    fields: [
      operatingIncome,
      rdRatios(lastYear),
      { ...newEquityTwoYears, hint: '只计合格机构投资者的实缴额；营业收入不足 5000 万元的须达到 8000 万元。' },
      {
        kind: 'number',
        name: 'rdExpense',
        label: '上年度研发费用',
        unit: '万元',
        hint: '营业收入不足 5000 万元的须达到 3000 万元。',
      },
      { ...rdStaffRatio, hint: '营业收入不足 5000 万元的须达到 50%。' },
      yesNo('hasRdOrganization', '自建或与高校院所联合设立了研发机构'),
      { ...ipClassIAmount, hint: `${ipClassIAmount.hint}至少 2 项。` },
      choices(
        'innovationExemptions',
        '创新直通条件',
        [
          { value: 'NATIONAL_AWARD', label: '近三年获国家级科技奖励，排名前三' },
          { value: 'TOP50', label: '近三年进入“创客中国”全国 50 强企业组' },
        ],
        '具备任何一项的，不考查研发投入、研发机构和知识产权。',
      ),
    ],
  }
}
