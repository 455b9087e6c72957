import type { Schema } from '../../../gateway/contract.ts'
import type { ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'
import { fieldAreas } from './hnteOptions.ts'

type Section = ToolSection<Schema<'HnteInputs'>>

/** What the conditions H1, H2, H4 and H9 look at. */
export const basics: Section = {
  title: '企业基本情况',
  text: '先填前三部分：有一项不符合就不能认定，不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
  fields: [
    {
      kind: 'date',
      name: 'establishTime',
      label: '注册成立日期',
      hint: '以营业执照为准。申请认定时须注册成立满一年（365 天）。',
    },
    { kind: 'date', name: 'applyDate', label: '拟申请日期', hint: '用来算成立了多少天；不填按今天计算。' },
    {
      kind: 'yesNo',
      name: 'isResidentEnterprise',
      label: '是中国境内（不含港澳台）注册的居民企业',
      hint: '只有居民企业可以认定。',
    },
    {
      kind: 'yesNo',
      name: 'hasNoMajorIncident',
      label: '申请前一年内没有重大安全、重大质量事故或严重环境违法',
      hint: '有其中一项的不能认定。',
    },
    {
      kind: 'choice',
      name: 'fieldArea',
      label: '核心技术所属领域',
      options: fieldAreas,
      hint: '《国家重点支持的高新技术领域》的八类，选主要产品（服务）核心技术所在的一类。',
    },
    {
      kind: 'yesNo',
      name: 'isTechnologyInField',
      label: '核心技术在该领域规定的范围内',
      hint: '对照领域目录自行判断，最后由评审专家确认。',
    },
  ],
}

/** For H5. */
export const staff: Section = {
  title: '人员',
  text: '科技人员占职工总数的比例须达到 10%。',
  fields: [
    {
      kind: 'number',
      name: 'employeeAmount',
      label: '当年职工总数',
      unit: '人',
      whole: true,
      maximum: 99_999_999,
      hint: '在职人员，加上全年累计工作满 183 天的兼职、临时聘用人员。',
    },
    {
      kind: 'number',
      name: 'techStaffAmount',
      label: '其中：科技人员',
      unit: '人',
      whole: true,
      maximum: 99_999_999,
      hint: '直接从事研发和相关技术创新活动，以及专门管理和直接服务的人员，全年累计工作满 183 天。',
    },
  ],
  remarks: (values) => ratioRemark(values, { title: '科技人员占比', of: 'techStaffAmount', to: 'employeeAmount' }),
}

/** For H7. */
export const income: Section = {
  title: '最近一年收入构成',
  text: '高新技术产品（服务）收入须占总收入的 60% 以上。',
  fields: [
    {
      kind: 'number',
      name: 'totalIncome',
      label: '总收入',
      unit: '万元',
      hint: '收入总额减去不征税收入。',
    },
    {
      kind: 'number',
      name: 'highTechIncome',
      label: '其中：高新技术产品（服务）收入',
      unit: '万元',
      hint: '由研发活动取得、主要产品（服务）符合领域规定的销售收入，含技术性收入。',
    },
  ],
  remarks: (values) =>
    ratioRemark(values, { title: '高新技术产品（服务）收入占比', of: 'highTechIncome', to: 'totalIncome' }),
}
