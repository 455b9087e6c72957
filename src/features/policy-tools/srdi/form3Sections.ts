import type { Schema } from '../../../gateway/contract.ts'
import type { ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'
import {
  assetDebt,
  choices,
  developmentScore,
  ipClassIAmount,
  isKeyProduct,
  lastDevelopmentScore,
  mainBusinessRatio,
  marketYears,
  operatingIncome,
  rdExpenses,
  rdRatios,
  yesNo,
} from './srdiFields.ts'

type Section = ToolSection<Schema<'SrdiForm3Inputs'>>

/** “Little giants” by srdi@2026. A renewal does not look at growth, and takes the score of either year. */
export function form3Sections(lastYear: number, isRenewal: boolean): readonly Section[] {
  return [
    {
      title: '称号与限制',
      text: '先填这一部分：有一项不符合就不能申报，不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
      fields: [
        yesNo('hasTierTwoTitle', '已获专精特新中小企业称号', '这是第二级，没有的先做“专精特新中小企业评价”。'),
        yesNo('isSingleChampion', '已是制造业单项冠军', '已是单项冠军的不得申报（2026 年通知）。'),
        yesNo(
          'isRelatedToWinner',
          '与已认定的“小巨人”有控股关系，或同属一个集团且主导产品相似',
          '有这种关系的不得申报（2026 年通知）。',
        ),
      ],
    },
    {
      title: '专业化与经营',
      fields: [
        { ...marketYears, hint: `${marketYears.hint}须满 3 年。` },
        { ...operatingIncome, hint: `${operatingIncome.hint}须达到 5000 万元。` },
        ...(isRenewal ? [] : [incomeTwoYearsBefore(lastYear)]),
        { ...mainBusinessRatio, hint: `${mainBusinessRatio.hint}须达到 90%。` },
        { ...assetDebt, hint: `${assetDebt.hint}不得高于 75%。` },
      ],
    },
    {
      title: '研发投入',
      text: '近两年研发费用合计不低于 1200 万元，且每年占营业收入都不低于 3%。',
      fields: [rdExpenses(lastYear), rdRatios(lastYear)],
      remarks: (values) =>
        ratioRemark(values, { title: `${lastYear} 年研发费用占营业收入`, of: 'rdExpenses-1', to: 'operatingIncome' }),
    },
    {
      title: '知识产权',
      text: '至少 4 项Ⅰ类知识产权已产生效益；具备豁免条件的不考查。',
      fields: [
        ipClassIAmount,
        choices(
          'ipExemptions',
          '豁免条件',
          [{ value: 'NATIONAL_AWARD', label: '近三年获国家级科技奖励，排名前三' }],
          '具备的，不考查知识产权数量。',
        ),
      ],
    },
    {
      title: '市场地位与发展评价',
      text: '市场占有率达到 10%，或国内排名前三，二者满足其一即可。',
      fields: [
        {
          kind: 'number',
          name: 'marketShare',
          label: '国内或国际细分市场占有率',
          unit: '%',
          maximum: 100,
          hint: '须有行业协会或第三方的证明。',
        },
        {
          kind: 'number',
          name: 'marketRank',
          label: '国内细分市场排名',
          unit: '名',
          whole: true,
          minimum: 1,
          maximum: 9999,
          hint: '前三名的可以代替占有率。',
        },
        isKeyProduct,
        { ...developmentScore, hint: `${developmentScore.hint}须达到 60 分。` },
        ...(isRenewal ? [lastDevelopmentScore] : []),
      ],
    },
  ]
}

function incomeTwoYearsBefore(lastYear: number) {
  return {
    kind: 'number',
    name: 'operatingIncomeTwoYearsBefore',
    label: `${lastYear - 2} 年营业收入`,
    unit: '万元',
    hint: '用来算近两年的复合增长率，须达到 5%。',
  } as const
}
