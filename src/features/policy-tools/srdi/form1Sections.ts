import type { Schema } from '../../../gateway/contract.ts'
import type { ToolOption, ToolSection } from '../form/toolFields.ts'
import { assetDebt, choices, ipLevel, mainBusinessRatio, rdRatio, yesNo } from './srdiFields.ts'

type Form1Inputs = Schema<'SrdiForm1Inputs'>

/** Innovative small enterprises by the rules of today; srdi@2022 knows one direct way less. */
export const form1Sections: readonly ToolSection<Form1Inputs>[] = [
  {
    title: '直接符合的条件',
    text: '具备其中任何一项的，不看评分，直接符合。',
    fields: [
      choices('directPassGrounds', '企业具备的资质', [...grounds(), techSme()], '称号须在有效期内。'),
      newEquityThreeYears(),
    ],
  },
  ...scoreSections(),
]

/** The inputs are those of SrdiForm1Inputs2022: fewer grounds to choose from, else the same. */
export const form1Sections2022: readonly ToolSection<Form1Inputs>[] = [
  {
    title: '直接符合的条件',
    text: '具备其中任何一项的，不看评分，直接符合。',
    fields: [choices('directPassGrounds', '企业具备的资质', grounds(), '称号须在有效期内。'), newEquityThreeYears()],
  },
  ...scoreSections(),
]

function grounds(): readonly ToolOption<Schema<'SrdiForm1DirectPass2022'>>[] {
  return [
    { value: 'AWARD', label: '近三年获国家级、省级科技奖励' },
    { value: 'HNTE', label: '高新技术企业' },
    { value: 'INNOVATION_DEMO', label: '国家级技术创新示范企业' },
    { value: 'IP_ADVANTAGE', label: '知识产权优势企业' },
    { value: 'IP_DEMO', label: '知识产权示范企业' },
    { value: 'RD_ORGANIZATION', label: '经认定的省部级以上研发机构' },
  ]
}

function techSme(): ToolOption<'TECH_SME'> {
  return { value: 'TECH_SME', label: '科技型中小企业（2026 年新增）' }
}

function newEquityThreeYears() {
  return {
    kind: 'number',
    name: 'newEquityThreeYears',
    label: '近三年新增股权融资',
    unit: '万元',
    hint: '只计合格机构投资者的实缴额，500 万元以上直接符合。没有的填 0。',
  } as const
}

/** The same in both versions: a score of 100 in three groups. */
function scoreSections(): readonly ToolSection<Form1Inputs>[] {
  return [
    {
      title: '创新能力（40 分）',
      text: '该组不得低于 20 分。',
      fields: [ipLevel, rdRatio],
    },
    {
      title: '成长性（30 分）',
      text: '该组不得低于 15 分。',
      fields: [
        {
          kind: 'number',
          name: 'mainBusinessGrowth',
          label: '上年度主营业务收入增长率',
          unit: '%',
          minimum: -10_000,
          maximum: 10_000,
          decimals: 4,
          hint: '比前一年增长了多少，15% 以上得满分；负增长的写负数。',
        },
        { ...assetDebt, label: '上年度资产负债率', hint: '负债总额 ÷ 资产总额，55% 以下得满分。' },
      ],
    },
    {
      title: '专业化（30 分）',
      text: '该组不得低于 15 分。',
      fields: [
        yesNo(
          'isStrategicProduct',
          '主导产品属于《战略性新兴产业分类》',
          '属于的得 10 分，不属于的得 5 分。对照国家统计局公布的分类目录。',
        ),
        { ...mainBusinessRatio, hint: '主营业务收入 ÷ 营业收入，70% 以上得满分，不足 50% 得 0 分。' },
      ],
    },
  ]
}
