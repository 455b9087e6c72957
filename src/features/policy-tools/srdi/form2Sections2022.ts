import type { Schema } from '../../../gateway/contract.ts'
import type { ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'
import {
  assetDebt,
  averageGrowth,
  choices,
  ipLevel,
  mainBusinessRatio,
  marketYears,
  newEquityTwoYears,
  operatingIncome,
  rdRatio,
  rdStaffRatio,
} from './srdiFields.ts'

type Section = ToolSection<Schema<'SrdiForm2Inputs2022'>>

/** Specialised small enterprises by srdi@2022, the rules before: four conditions and a score of 100. */
export function form2Sections2022(lastYear: number): readonly Section[] {
  return [
    {
      title: '经营与研发',
      text: '细分市场 2 年以上；营业收入 1000 万元以上，不足的近两年新增股权融资须达到 2000 万元；研发费用 100 万元以上且占营业收入 3% 以上。',
      fields: [
        marketYears,
        operatingIncome,
        newEquityTwoYears,
        amount('rdExpense', `${lastYear} 年研发费用`, '金额和占比取得分高的一种，500 万元或 10% 以上得满分。'),
        amount('previousRdExpense', `${lastYear - 1} 年研发费用`, '两年平均 1000 万元以上的，可以代替评价得分。'),
        rdRatio,
      ],
      remarks: (values) =>
        ratioRemark(values, { title: '上年度研发费用占营业收入', of: 'rdExpense', to: 'operatingIncome' }),
    },
    {
      title: '专业化（25 分）',
      fields: [
        mainBusinessRatio,
        averageGrowth,
        {
          kind: 'choice',
          name: 'productField',
          label: '主导产品所属领域',
          options: [
            { value: 'A', label: '在“补短板”“锻长板”“填空白”上取得实效' },
            { value: 'B', label: '工业“六基”、中华老字号、服务关键产业链重点龙头' },
            { value: 'C', label: '其他' },
          ],
        },
      ],
    },
    {
      title: '精细化（25 分）',
      fields: [
        {
          kind: 'choice',
          name: 'digitalLevel',
          label: '数字化水平',
          options: [1, 2, 3, 4, 5].map((level) => ({ value: level, label: `${'一二三四五'.charAt(level - 1)}级` })),
          hint: '取自《中小企业数字化水平评测指标》的自评结果，三级以上得满分。',
        },
        choices(
          'qualityItems',
          '质量管理',
          [
            { value: 'AWARD', label: '获省级以上质量奖' },
            { value: 'CERTIFICATION', label: '通过 ISO9001 等质量管理体系认证' },
            { value: 'BRAND', label: '拥有自主品牌' },
            { value: 'STANDARD', label: '参与制修订标准' },
          ],
          '每项 3 分，最高 5 分。',
        ),
        {
          kind: 'number',
          name: 'netProfitRatio',
          label: '上年度净利润率',
          unit: '%',
          minimum: -10_000,
          maximum: 10_000,
          decimals: 4,
          hint: '净利润 ÷ 营业收入，10% 以上得满分；亏损的写负数。',
        },
        { ...assetDebt, hint: '负债总额 ÷ 资产总额，50% 以下得满分。' },
      ],
    },
    {
      title: '特色化（15 分）',
      text: '由省级主管部门设定 1 至 3 项地方特色指标，本工具以三项各 5 分代替，非官方评分。',
      fields: [
        {
          kind: 'choice',
          name: 'localFeatureScore',
          label: '符合几项地方特色指标',
          options: [
            { value: 0, label: '都不符合（0 分）' },
            { value: 5, label: '1 项（5 分）' },
            { value: 10, label: '2 项（10 分）' },
            { value: 15, label: '3 项（15 分）' },
          ],
        },
      ],
    },
    {
      title: '创新能力（35 分）',
      fields: [
        ipLevel,
        { ...rdStaffRatio, hint: '研发人员 ÷ 全部职工，20% 以上得满分。' },
        {
          kind: 'choice',
          name: 'rdOrganization',
          label: '研发机构级别',
          options: [
            { value: 'NATIONAL', label: '国家级' },
            { value: 'PROVINCIAL', label: '省级' },
            { value: 'MUNICIPAL', label: '市级' },
            { value: 'BELOW_MUNICIPAL', label: '市级以下' },
            { value: 'NONE', label: '没有建立' },
          ],
          hint: '有几个的选级别最高的。',
        },
      ],
    },
    {
      title: '代替评价得分的条件',
      fields: [
        choices(
          'scoreExemptions',
          '企业具备的条件',
          [
            { value: 'PROVINCIAL_AWARD', label: '近三年获省级科技奖励，排名前三' },
            { value: 'NATIONAL_AWARD', label: '近三年获国家级科技奖励，排名前五' },
            { value: 'TOP500', label: '近三年进入“创客中国”全国 500 强企业组' },
          ],
          '具备任何一项的，不看评价得分；近两年新增股权融资 6000 万元以上的也是。',
        ),
      ],
    },
  ]
}

function amount<Name extends string>(name: Name, label: string, hint: string) {
  return { kind: 'number', name, label, unit: '万元', hint } as const
}
