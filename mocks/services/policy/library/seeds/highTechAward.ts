import { goodCredit, noApplyProcess } from './common.ts'
import type { PolicyDraft } from './draft.ts'

export const highTechAward: PolicyDraft = {
  id: 'p-1002',
  title: '首次认定高新技术企业奖励（免申即享）',
  category: 'TECH',
  level: 'COUNTY',
  docType: 'RULE',
  docNo: '泰科示〔{year}〕3号',
  departments: ['市科学技术局', '市财政局'],
  published: -75,
  expires: 900,
  supportMode: ['AWARD'],
  enjoyMode: 'NO_APPLY',
  remark: '免申即享',
  targetDesc: '当年首次通过认定的高新技术企业',
  resultDesc: '一次性奖励 20 万元',
  summary: '首次通过高新技术企业认定的本市企业，无需提交申请，比对公布名单后直接奖励 20 万元。',
  amounts: [[20, 20, '万元', '定额奖励 20 万元']],
  tags: ['高企', '免申即享', '研发'],
  applyTarget: {
    text: '上一年度首次列入高新技术企业认定名单、注册地在本市的企业。',
    qualification: ['高新技术企业'],
    enType: ['高新技术企业'],
  },
  conditions: [
    {
      text: '列入上一年度高新技术企业认定名单，且为首次认定',
      rule: { field: 'basicDTO.enterpriseAptitudeList', op: 'HAS', value: '高新技术企业' },
      evidence: '认定机构公布的名单（部门核验）',
      clause: 2,
    },
    {
      text: '兑现时注册地和纳税地均在本市',
      rule: { field: 'basicDTO.regRegion', op: 'EQ', value: '321283' },
      clause: 2,
    },
    { ...goodCredit, clause: 3 },
  ],
  supports: [{ text: '一次性奖励 20 万元。', mode: 'AWARD', amountType: 'FIXED', amount: 20, unit: '万元' }],
  stackable: { mode: 'STACK', withPolicyIds: ['p-1003'], note: '可与入库培育服务同时享受。' },
  materials: [
    { name: '高新技术企业认定名单', source: 'DEPT', note: '由科学技术局提供，企业无需提交' },
    { name: '收款账户确认', source: 'SYSTEM', note: '在平台确认即可' },
  ],
  process: noApplyProcess,
  attachments: ['高新技术企业奖励兑现操作说明.pdf'],
  clauses: [
    ['目的依据', '为鼓励企业持续创新，对首次通过高新技术企业认定的企业给予奖励。'],
    ['奖励对象', '上一年度首次列入高新技术企业认定名单，且兑现时注册地和纳税地均在本市的企业。'],
    ['不予奖励的情形', '列入严重违法失信名单的；认定资格被取消的；整体迁出本市的。'],
    ['奖励标准', '每家企业一次性奖励 20 万元。'],
    ['兑现方式', '实行免申即享：名单比对、意愿确认、公示拨付，企业无需提交纸质材料。'],
  ],
  interpretations: [
    {
      type: 'TEXT',
      title: '免申即享怎么享',
      content: '平台会向名单内企业发送确认消息，登录后核对收款账户即可。十个工作日内未确认的，由科学技术局电话联系。',
      published: -70,
    },
  ],
  qa: [
    ['重新认定的企业有奖励吗？', '本政策只奖励首次认定；重新认定的按其他政策执行。', 2],
    ['没有收到确认消息怎么办？', '请核对企业是否已在平台绑定，或拨打咨询电话查询。', 5],
  ],
  related: [{ id: 'p-1005', relation: 'SUPPORTING' }],
  views: 9860,
  favorites: 288,
  declared: 58,
  useful: [61, 64],
}
