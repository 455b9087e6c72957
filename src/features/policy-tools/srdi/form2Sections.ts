import type { Schema } from '../../../gateway/contract.ts'
import type { ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'
import {
  assetDebt,
  choices,
  developmentScore,
  ipClassIAmount,
  lastDevelopmentScore,
  mainBusinessRatio,
  marketYears,
  newEquityTwoYears,
  operatingIncome,
  rdExpenses,
  rdRatios,
  yesNo,
} from './srdiFields.ts'

type Section = ToolSection<Schema<'SrdiForm2Inputs'>>

/** Specialised small enterprises by srdi@2026: conditions that all have to be met, without a score of our own. */
export function form2Sections(lastYear: number, isRenewal: boolean): readonly Section[] {
  return [
    basics,
    {
      title: '专业化与经营',
      text: '营业收入达到 1500 万元，或近两年新增股权融资达到 2000 万元，二者满足其一即可。',
      fields: [
        { ...marketYears, hint: `${marketYears.hint}须满 3 年。` },
        operatingIncome,
        newEquityTwoYears,
        { ...mainBusinessRatio, hint: `${mainBusinessRatio.hint}须达到 80%。` },
        { ...assetDebt, hint: `${assetDebt.hint}不得高于 80%。` },
      ],
    },
    {
      title: '研发投入',
      text: '近两年每年研发费用都不低于 100 万元，且每年占营业收入都不低于 3%。',
      fields: [rdExpenses(lastYear), rdRatios(lastYear)],
      remarks: (values) =>
        ratioRemark(values, { title: `${lastYear} 年研发费用占营业收入`, of: 'rdExpenses-1', to: 'operatingIncome' }),
    },
    property,
    {
      title: '市场地位与发展评价',
      fields: [
        yesNo(
          'isMarketLeading',
          '主导产品在国内或国际细分市场占有率较为靠前，有一定知名度和影响力',
          '没有统一的数字，由评审判断，自评只作参考。',
        ),
        { ...developmentScore, hint: `${developmentScore.hint}须达到 50 分。` },
        ...(isRenewal ? [lastDevelopmentScore] : []),
      ],
    },
  ]
}

const basics: Section = {
  title: '基本条件',
  text: '先填这一部分：有一项不符合就不能申报，不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
  fields: [
    yesNo(
      'hasTierOneTitle',
      '已获科技和创新型中小企业称号，且在有效期内',
      '这是第一级，没有的先做“科技和创新型中小企业评价”。',
    ),
    {
      kind: 'choice',
      name: 'size',
      label: '企业规模',
      options: [
        { value: 'MICRO', label: '微型企业' },
        { value: 'SMALL', label: '小型企业' },
        { value: 'MEDIUM', label: '中型企业' },
        { value: 'LARGE', label: '大型企业' },
      ],
      hint: '不清楚的先用“中小企业规模类型自测”测一下，大型企业不能申报。',
    },
    yesNo('isRegistered', '在中国境内注册，是独立法人'),
    yesNo(
      'isTrustworthy',
      '没有经营异常和严重失信，近三年没有重大事故和偷漏税',
      '重大事故指重大安全（含网络安全、数据安全）、质量、环境事故。',
    ),
  ],
}

const property: Section = {
  title: '知识产权',
  text: '至少 1 项Ⅰ类知识产权已产生经济效益；具备豁免条件的不考查。',
  fields: [
    { ...ipClassIAmount, hint: `${ipClassIAmount.hint}转入的不计，权利人须排在前三。` },
    choices(
      'ipExemptions',
      '豁免条件',
      [
        { value: 'AWARD', label: '近三年获省部级以上科技奖励，单位排名前三' },
        { value: 'RD_ORGANIZATION', label: '经认定的省部级以上研发机构' },
      ],
      '具备任何一项的，不考查知识产权数量。',
    ),
  ],
}
