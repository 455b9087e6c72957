import type { Schema } from '../../../gateway/contract.ts'
import type { ToolOption, ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'

type Section<Inputs> = ToolSection<Inputs>

const directPassGrounds: readonly ToolOption<Schema<'TecEnDirectPass'>>[] = [
  { value: 'HNTE', label: '有效期内的高新技术企业证书' },
  { value: 'NATIONAL_AWARD', label: '近五年获国家级科技奖励，且在获奖单位中排前三名' },
  { value: 'RD_ORGANIZATION', label: '经认定的省部级以上研发机构' },
  { value: 'STANDARD', label: '近五年主导制定过国际、国家或行业标准（起草单位前五名）' },
]

/** What the first step asks: the conditions that all have to be met (rule tech-sme@2017, T1 to T4). */
export const baseSections: readonly Section<Schema<'TecEnBase'>>[] = [
  {
    title: '基本条件',
    text: '先填这一部分：四项都要满足，有一项不满足就不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
    fields: [
      {
        kind: 'number',
        name: 'employeeAmount',
        label: '职工总数',
        unit: '人',
        whole: true,
        maximum: 99_999_999,
        hint: '全年月平均数，不得超过 500 人；也是科技人员占比的分母。',
      },
      {
        kind: 'number',
        name: 'salesIncome',
        label: '年销售收入',
        unit: '万元',
        hint: '主营业务收入与其他业务收入之和，不得超过 20000 万元（2 亿元）。没有销售收入的填 0。',
      },
      {
        kind: 'number',
        name: 'totalAsset',
        label: '资产总额',
        unit: '万元',
        hint: '年末资产负债表的资产总计，不得超过 20000 万元（2 亿元）。',
      },
      {
        kind: 'yesNo',
        name: 'isResidentEnterprise',
        label: '是中国境内（不含港澳台）注册的居民企业',
        hint: '只有居民企业可以参评。',
      },
      {
        kind: 'yesNo',
        name: 'isIndustryAllowed',
        label: '产品和服务不属于国家禁止、限制和淘汰类',
        hint: '对照《产业结构调整指导目录》判断。',
      },
      {
        kind: 'yesNo',
        name: 'isTrustworthy',
        label: '上一年和今年都没有重大事故、严重违法和失信',
        hint: '指重大安全、质量事故，严重环境违法，科研严重失信；也没有列入经营异常名录和严重违法失信名单。',
      },
    ],
  },
  {
    title: '直接符合的条件',
    text: '四项基本条件都满足，又具备下面任何一项的，不看得分，直接符合。',
    fields: [
      {
        kind: 'choices',
        name: 'directPassGrounds',
        label: '企业具备的条件',
        options: directPassGrounds,
        none: '以上都没有',
      },
    ],
  },
]

/** What the second step asks: what the points are given for (rule tech-sme@2017, T5). */
export const scoreSections: readonly Section<Schema<'TecEnScores'>>[] = [
  {
    title: '科技人员（20 分）',
    text: '占比 30% 以上得满分；不足 10% 得 0 分，此时无论总分多少都不符合。',
    fields: [
      {
        kind: 'number',
        name: 'techStaffAmount',
        label: '科技人员',
        unit: '人',
        whole: true,
        maximum: 99_999_999,
        hint: '直接从事研发的人员，以及专门管理和直接服务的人员；兼职、临时聘用的当年须累计工作 6 个月以上。',
      },
    ],
    remarks: (values) => ratioRemark(values, { title: '科技人员占比', of: 'techStaffAmount', to: 'employeeAmount' }),
  },
  {
    title: '研发投入（50 分）',
    text: '可以按销售收入计，也可以按成本费用计，两种都算给您看，取得分高的一种。',
    fields: [
      {
        kind: 'number',
        name: 'rdExpense',
        label: '研发费用',
        unit: '万元',
        hint: '上一年度归集的研发费用总额。不足 10 万元的会列入实地核查。',
      },
      {
        kind: 'number',
        name: 'costExpense',
        label: '成本费用支出',
        unit: '万元',
        hint: '营业成本、税金及附加、销售费用、管理费用、研发费用、财务费用之和。',
      },
    ],
    remarks: (values) => [
      ...ratioRemark(values, { title: '方案一，研发费用占销售收入', of: 'rdExpense', to: 'salesIncome' }),
      ...ratioRemark(values, { title: '方案二，研发费用占成本费用支出', of: 'rdExpense', to: 'costExpense' }),
    ],
  },
  {
    title: '科技成果（30 分）',
    text: '只计有效、没有争议，并与主要产品（服务）相关的知识产权。',
    fields: [
      {
        kind: 'number',
        name: 'ipClassIAmount',
        label: 'Ⅰ类知识产权',
        unit: '项',
        whole: true,
        maximum: 99_999,
        hint: '发明专利、植物新品种、国家新药、集成电路布图设计专有权等，有 1 项就得满分。',
      },
      {
        kind: 'number',
        name: 'ipClassIIAmount',
        label: 'Ⅱ类知识产权',
        unit: '项',
        whole: true,
        maximum: 99_999,
        hint: '实用新型、外观设计、软件著作权，不含商标；1 项 6 分，4 项以上 24 分。',
      },
    ],
  },
  {
    title: '实地核查提醒',
    text: '不影响结论，只用来提醒您会不会被列入实地核查。',
    fields: [
      {
        kind: 'yesNo',
        name: 'hasRecentRisk',
        label: '近三年存在相关风险',
        hint: '以主管部门的风险提示为准。',
      },
      { kind: 'yesNo', name: 'isFirstTime', label: '首次参加评价', hint: '首次参评的会列入实地核查。' },
    ],
  },
]
