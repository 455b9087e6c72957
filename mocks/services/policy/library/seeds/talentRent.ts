import { commitment } from './common.ts'
import type { PolicyDraft } from './draft.ts'

/** It has no attachments. */
export const talentRent: PolicyDraft = {
  id: 'p-1009',
  title: '引进紧缺工程人才租房补助实施细则',
  category: 'TALENT',
  level: 'COUNTY',
  docType: 'RULE',
  docNo: '泰人社示〔{year}〕9号',
  departments: ['市人力资源和社会保障局'],
  published: -62,
  expires: 1000,
  supportMode: ['SUBSIDY'],
  enjoyMode: 'FAST',
  remark: '常年受理',
  targetDesc: '新引进到本市企业工作的本科以上工程人才',
  resultDesc: '本科每月 800 元、硕士 1500 元、博士 3000 元，最长三年',
  summary:
    '新引进到本市企业的紧缺工程人才，按学历每月发放租房补助：本科 800 元、硕士 1500 元、博士 3000 元，最长三年。',
  amounts: [
    [800, 800, '元/月', '本科每月 800 元'],
    [1500, 1500, '元/月', '硕士每月 1500 元'],
    [3000, 3000, '元/月', '博士每月 3000 元'],
  ],
  tags: ['人才政策', '补贴', '创业就业'],
  applyTarget: { text: '列入紧缺工程人才目录、与本市企业签订三年以上劳动合同的本科以上人才。' },
  conditions: [
    {
      text: '具有本科以上学历',
      rule: { field: 'person.education', op: 'IN', value: 'BACHELOR,MASTER,DOCTOR' },
      evidence: '学历学位证书',
      clause: 1,
    },
    { text: '所学专业或岗位列入紧缺工程人才目录', clause: 1 },
    { text: '与本市企业签订三年以上劳动合同并缴纳社会保险', evidence: '劳动合同、参保记录', clause: 1 },
    { text: '本人及配偶在本市无自有住房', evidence: '不动产登记信息（部门核验）', clause: 2 },
    { text: '引进时本科不超过 35 周岁、硕士不超过 40 周岁，博士不限', clause: 2 },
  ],
  supports: [
    {
      text: '按学历每月发放租房补助，最长 36 个月。',
      mode: 'SUBSIDY',
      amountType: 'TIER',
      cap: 3000,
      unit: '元/月',
      formulaText: '本科 800 元、硕士 1500 元、博士 3000 元',
    },
  ],
  stackable: { mode: 'EITHER', withPolicyIds: [], note: '与购房补贴二选一。' },
  materials: [
    { name: '租房补助申请表', template: ['姓名：', '学历与专业：', '工作单位：', '租房地址：'] },
    { name: '劳动合同', form: 'COPY' },
    { name: '学历学位证书', form: 'COPY' },
    { name: '房屋租赁合同' },
    { name: '不动产登记信息', source: 'DEPT' },
    commitment,
  ],
  process: [
    ['个人申请', '申请人', '在平台填写申请，由所在企业在线确认。'],
    ['资格审核', '市人力资源和社会保障局', '比对学历、参保和不动产信息。', 7],
    ['按季发放', '市人力资源和社会保障局', '审核通过后按季度发放到个人账户。', 10],
  ],
  batches: [{ name: '常年受理', start: -60, end: null, channel: 'BOTH' }],
  clauses: [
    ['对象', '列入紧缺工程人才目录、与本市企业签订三年以上劳动合同并在本市参保的人才。'],
    ['年龄与住房', '本科不超过 35 周岁、硕士不超过 40 周岁；本人及配偶在本市无自有住房。'],
    ['标准', '本科每月 800 元、硕士每月 1500 元、博士每月 3000 元，最长 36 个月。'],
    ['停发情形', '离职、购房或者停止参保的，自次月起停发。'],
  ],
  qa: [
    ['换了单位还能领吗？', '换到本市其他企业且参保不中断的，可以变更后继续领取。', 4],
    ['住单位宿舍可以领吗？', '单位免费提供宿舍的不发放。', 2],
  ],
  related: [{ id: 'p-1008', relation: 'SUPPORTING' }],
  views: 8115,
  favorites: 341,
  declared: 429,
  useful: [140, 149],
}
