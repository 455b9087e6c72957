import type { PolicyDraft } from './draft.ts'

/** It is for information only: nothing can be declared, and it states no amount. */
export const standardLand: PolicyDraft = {
  id: 'p-1010',
  title: '工业用地“标准地+承诺制”办理指引',
  category: 'LAND',
  level: 'COUNTY',
  docType: 'GUIDE',
  docNo: '泰自然资示〔{year}〕4号',
  departments: ['市自然资源和规划局', '市发展和改革委员会'],
  published: -95,
  supportMode: ['FACTOR'],
  enjoyMode: 'INFO',
  targetDesc: '拟在本市新供工业用地上投资建设的企业',
  resultDesc: '带指标供地、承诺即开工，审批时间压缩一半以上',
  summary: '新供工业用地带着投资强度、亩均税收等指标出让，企业作出书面承诺后即可办理开工手续，审批时间压缩一半以上。',
  amounts: [],
  tags: ['用地用能', '要素保障', '制造业'],
  applyTarget: { text: '拟竞买或已竞得本市工业“标准地”的企业。', industry: ['制造业'] },
  conditions: [
    { text: '符合园区产业规划和准入要求', clause: 1 },
    { text: '承诺达到固定资产投资强度、亩均税收、能耗等控制指标', evidence: '承诺书', clause: 2 },
  ],
  supports: [
    { text: '出让前完成区域评估，企业不再单独编制六项评估报告。', mode: 'FACTOR', amountType: 'NONE' },
    { text: '签订承诺书后，施工许可等事项并联办理，最快“拿地即开工”。', mode: 'FACTOR', amountType: 'NONE' },
  ],
  materials: [
    {
      name: '标准地使用承诺书',
      template: ['企业名称：', '宗地编号：', '承诺投资强度（万元/亩）：', '承诺亩均税收（万元/亩）：'],
    },
    { name: '土地出让合同', source: 'SYSTEM' },
  ],
  process: [
    ['查询地块', '企业', '在平台“载体资源”查看可供标准地与控制指标。'],
    ['竞买签约', '市自然资源和规划局', '公开出让，签订出让合同和使用承诺书。', 20],
    ['承诺开工', '行政审批部门', '按承诺先行办理，容缺受理。', 5],
    ['达标复核', '市发展和改革委员会', '竣工和达产时复核指标，未达标的按合同处理。', 30],
  ],
  attachments: ['标准地控制指标表.pdf'],
  clauses: [
    ['适用范围', '本市开发园区内新供工业用地，鼓励类项目优先。'],
    ['控制指标', '固定资产投资强度、容积率、亩均税收、单位能耗、环境标准五项指标。'],
    ['承诺内容', '企业承诺按期开工、竣工、达产并达到控制指标，承诺书在平台公开。'],
    ['违约处理', '未按期达标的，限期整改；整改不到位的，按出让合同承担违约责任。'],
  ],
  qa: [
    ['标准地的价格更高吗？', '价格按同类工业用地市场价确定，不因附带指标提高。', 2],
    ['指标达不到怎么办？', '可在达产期前申请延期一次，最长十二个月。', 4],
  ],
  related: [],
  views: 1985,
  favorites: 66,
  declared: 0,
  useful: [17, 19],
}
