import { fastProcess, goodCredit, licence, localEnterprise } from './common.ts'
import type { PolicyDraft } from './draft.ts'

/** Its batch ends today. */
export const firstLoanGuarantee: PolicyDraft = {
  id: 'p-1013',
  title: '小微企业首贷户担保费补助',
  category: 'FINANCE',
  level: 'COUNTY',
  docType: 'GUIDE',
  docNo: '泰金示〔{year}〕6号',
  departments: ['市地方金融管理局', '市财政局'],
  published: -48,
  expires: 400,
  supportMode: ['SUBSIDY', 'GUARANTEE'],
  enjoyMode: 'FAST',
  remark: '即申即享',
  targetDesc: '首次取得银行贷款并支付担保费的小微企业',
  resultDesc: '担保费补助 50%，最高 5 万元',
  summary: '此前没有银行贷款记录的小微企业，首次贷款由融资担保机构担保的，按担保费的 50% 补助，最高 5 万元。',
  amounts: [[null, 5, '万元', '担保费的 50%，最高 5 万元']],
  tags: ['金融支持', '小微', '补贴'],
  applyTarget: {
    text: '首次取得银行贷款的小型、微型企业和个体工商户。',
    scale: ['SMALL', 'MICRO'],
    enType: ['小微企业', '个体工商户'],
  },
  conditions: [
    { ...localEnterprise, text: '在本市登记注册的小型、微型企业或个体工商户', clause: 1 },
    {
      text: '职工人数不超过 300 人',
      rule: { field: 'personnelDTO.employeeAmount', op: 'LE', value: '300', unit: '人' },
      clause: 1,
    },
    { text: '贷款发放前在征信系统中没有经营性贷款记录', evidence: '合作银行出具的首贷证明', clause: 2 },
    { text: '由本市合作融资担保机构担保，费率不高于 1%', clause: 2 },
    goodCredit,
  ],
  supports: [
    {
      text: '按实际支付担保费的 50% 补助，单户最高 5 万元。',
      mode: 'SUBSIDY',
      amountType: 'RATIO',
      ratio: 50,
      cap: 5,
      unit: '万元',
      formulaText: '补助额 = min(担保费 × 50%, 5 万元)',
    },
  ],
  stackable: { mode: 'STACK', withPolicyIds: ['p-1011'] },
  materials: [
    { name: '担保费补助申请表', template: ['企业名称：', '贷款银行与金额：', '担保费（万元）：'] },
    licence,
    { name: '担保合同与担保费发票' },
    { name: '首贷证明', source: 'DEPT', note: '由合作银行推送' },
  ],
  process: fastProcess,
  batches: [{ name: '本期', start: -45, end: 0 }],
  attachments: ['合作担保机构名单.pdf'],
  clauses: [
    ['对象', '在本市登记注册、首次取得银行贷款的小型、微型企业和个体工商户。'],
    ['条件', '贷款发放前没有经营性贷款记录；由合作担保机构担保且费率不高于 1%。'],
    ['标准', '按实际支付担保费的 50% 补助，单户最高 5 万元。'],
    ['办理', '即申即享，五个工作日内审核，次月拨付。'],
  ],
  interpretations: [
    {
      type: 'TEXT',
      title: '什么是首贷户',
      content: '在征信系统中没有经营性贷款记录的企业。信用卡和个人消费贷款不影响首贷认定。',
      published: -40,
    },
  ],
  qa: [
    ['法人个人有贷款影响首贷认定吗？', '个人消费贷款、住房贷款不影响。', 2],
    ['补助可以和贴息同时享受吗？', '可以，两项政策支持内容不同。'],
  ],
  related: [{ id: 'p-1011', relation: 'SUPPORTING' }],
  views: 3975,
  favorites: 129,
  declared: 164,
  useful: [51, 55],
}
