import type { ConditionDraft, MaterialDraft, StepDraft } from './draft.ts'

/** Conditions, materials and steps that many policies share, so that they read the same everywhere. */
export const localEnterprise: ConditionDraft = {
  text: '在本市登记注册、具有独立法人资格，财务制度健全',
  rule: { field: 'basicDTO.regRegion', op: 'EQ', value: '321283' },
  evidence: '营业执照（系统调用）',
}

export const goodCredit: ConditionDraft = {
  text: '未列入经营异常名录和严重违法失信名单',
  veto: true,
  evidence: '信用报告（部门核验）',
}

export const noAccident: ConditionDraft = {
  text: '申报前一年内未发生重大安全、重大质量事故或严重环境违法行为',
  veto: true,
  evidence: '由应急、市场监管、生态环境部门核验',
}

export const licence: MaterialDraft = { name: '营业执照', source: 'SYSTEM', note: '从电子证照库调用，无需上传' }

export const creditReport: MaterialDraft = { name: '信用核查结果', source: 'DEPT', note: '由受理部门核验，无需提供' }

export const commitment: MaterialDraft = {
  name: '申报材料真实性承诺书',
  template: ['本单位承诺所提交的材料真实、合法、有效。', '承诺单位（盖章）：', '法定代表人（签字）：', '日期：'],
}

export const audit: MaterialDraft = { name: '上年度审计报告', note: '新设立企业提供最近一期财务报表' }

/** The usual process of an application that experts review. */
export const reviewProcess: readonly StepDraft[] = [
  ['线上填报', '申报企业', '在申报期内登录平台填写申请表并上传材料，提交前可随时保存草稿。'],
  ['属地初审', '乡镇（街道、园区）', '核对材料是否齐全、项目是否属实，需补正的一次性告知。', 5],
  ['部门审核', '牵头部门', '会同财政等部门审核，按需组织专家评审和现场核查。', 15],
  ['结果公示', '牵头部门', '在平台公示拟支持名单，接受社会监督。', 5],
  ['资金拨付', '财政部门', '公示无异议后按国库集中支付程序拨付到企业账户。', 20],
]

/** The process of benefits that are granted from lists, without an application. */
export const noApplyProcess: readonly StepDraft[] = [
  ['名单比对', '牵头部门', '根据主管部门公布的名单自动生成拟兑现企业清单。', 10],
  ['意愿确认', '企业', '登录平台确认收款账户；逾期未确认的另行通知。', 5],
  ['公示拨付', '财政部门', '公示无异议后直接拨付，企业无需提交材料。', 15],
]

/** The process of applications that one department decides alone. */
export const fastProcess: readonly StepDraft[] = [
  ['线上申请', '申请企业', '填写申请信息并确认系统调用的数据。'],
  ['部门审核', '牵头部门', '核对业务数据，符合条件的当场通过。', 5],
  ['资金拨付', '财政部门', '按月汇总拨付。', 15],
]
