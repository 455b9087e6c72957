import { commitment, goodCredit, licence, localEnterprise } from './common.ts'
import type { PolicyDraft } from './draft.ts'

/** Three batches: one past, one open, one to come. */
export const jobStability: PolicyDraft = {
  id: 'p-1008',
  title: '重点产业链企业稳岗与技能培训补贴',
  category: 'EMPLOY',
  level: 'COUNTY',
  docType: 'GUIDE',
  docNo: '泰人社示〔{year}〕17号',
  departments: ['市人力资源和社会保障局', '市财政局'],
  published: -155,
  expires: 210,
  supportMode: ['SUBSIDY'],
  enjoyMode: 'APPLY',
  targetDesc: '重点产业链上不裁员或少裁员的企业',
  resultDesc: '按参训职工每人补贴 1500 元',
  summary: '重点产业链企业稳定岗位并组织职工技能培训的，按取得证书的参训职工每人补贴 1500 元，全年分三批受理。',
  amounts: [[1500, 1500, '元/人', '每人 1500 元，单个企业每年最高 30 万元']],
  tags: ['创业就业', '补贴', '制造业', '规上企业'],
  applyTarget: {
    text: '列入本市重点产业链名单、依法参加失业保险的企业。',
    industry: ['制造业', '软件和信息技术服务业'],
    enType: ['规模以上工业企业'],
  },
  conditions: [
    { ...localEnterprise, clause: 1 },
    {
      text: '参加失业保险满一年，参保职工不少于 20 人',
      rule: { field: 'personnelDTO.employeeAmount', op: 'GE', value: '20', unit: '人' },
      clause: 1,
    },
    { text: '上年度裁员率不高于 5.5%', evidence: '社会保险数据（部门核验）', clause: 2 },
    { text: '培训结束后取得职业资格或技能等级证书', evidence: '证书编号', clause: 3 },
    goodCredit,
  ],
  supports: [
    {
      text: '按取得证书的参训职工每人补贴 1500 元，单个企业每年最高 30 万元。',
      mode: 'SUBSIDY',
      amountType: 'FIXED',
      amount: 1500,
      cap: 300_000,
      unit: '元',
      formulaText: '补贴额 = 取证人数 × 1500 元，最高 30 万元',
    },
  ],
  stackable: { mode: 'EITHER', withPolicyIds: [], note: '同一证书不重复享受个人技能提升补贴。' },
  materials: [
    { name: '稳岗培训补贴申请表', template: ['企业名称：', '参训人数：', '取证人数：', '培训机构：'] },
    licence,
    { name: '参训职工花名册与证书编号' },
    { name: '培训费用发票' },
    { name: '社会保险参保情况', source: 'DEPT' },
    commitment,
  ],
  process: [
    ['线上填报', '申报企业', '填写申请表并上传花名册。'],
    ['数据比对', '市人力资源和社会保障局', '比对参保、裁员率和证书信息。', 10],
    ['公示拨付', '市财政局', '公示五个工作日后拨付。', 15],
  ],
  batches: [
    { name: '第一批', start: -150, end: -100, quota: 80 },
    { name: '第二批', start: -5, end: 30, quota: 80 },
    { name: '第三批', start: 120, end: 160, quota: 80 },
  ],
  attachments: ['重点产业链名单.pdf', '稳岗培训补贴指南.pdf'],
  clauses: [
    ['适用企业', '列入本市重点产业链名单，参加失业保险满一年，参保职工不少于 20 人。'],
    ['稳岗要求', '上年度裁员率不高于 5.5%；参保职工 30 人以下的，裁员率不高于 20%。'],
    ['培训要求', '培训不少于 40 课时，结束后取得职业资格或技能等级证书。'],
    ['补贴标准', '每人 1500 元，单个企业每年最高 30 万元。'],
    ['批次安排', '全年分三批受理，各批次时间以平台公布为准。'],
  ],
  interpretations: [
    {
      type: 'FAQ',
      title: '劳务派遣人员能否享受',
      content: '在本企业缴纳失业保险的职工可以享受；由派遣单位缴纳的，由派遣单位申报。',
      published: -140,
    },
  ],
  qa: [
    ['错过第一批还能申报吗？', '可以，第二批、第三批条件相同，同一名职工全年只补贴一次。', 5],
    ['培训可以自己组织吗？', '可以，须事先在平台备案培训计划。', 3],
  ],
  related: [{ id: 'p-1009', relation: 'SUPPORTING' }],
  views: 6720,
  favorites: 205,
  declared: 76,
  useful: [58, 66],
}
