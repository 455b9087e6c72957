import type { PolicyDraft } from './draft.ts'

export const rdDeduction: PolicyDraft = {
  id: 'p-1005',
  title: '研发费用加计扣除政策要点与留存备查清单',
  category: 'TAX',
  level: 'NATION',
  docType: 'INTERPRET',
  departments: ['国家税务总局'],
  published: -210,
  supportMode: ['TAX'],
  enjoyMode: 'INFO',
  remark: '常年受理',
  targetDesc: '会计核算健全、实行查账征收的居民企业',
  resultDesc: '研发费用按 100% 在税前加计扣除',
  summary: '查账征收的居民企业，研发费用可按实际发生额的 100% 在税前加计扣除，自行判别、申报享受、资料留存备查。',
  amounts: [[null, null, '万元', '按研发费用的 100% 加计扣除']],
  tags: ['税收优惠', '研发', '高企'],
  applyTarget: {
    text: '会计核算健全、实行查账征收并能准确归集研发费用的居民企业，负面清单行业除外。',
    region: ['320000', '321200', '321283'],
  },
  conditions: [
    { text: '居民企业，会计核算健全并实行查账征收', clause: 1 },
    { text: '不属于烟草、住宿餐饮、批发零售、房地产、租赁商务、娱乐等负面清单行业', veto: true, clause: 2 },
    {
      text: '发生符合规定的研发费用并设置辅助账',
      rule: { field: 'managementDTO.developInput', op: 'GT', value: '0', unit: '万元' },
      evidence: '研发支出辅助账',
      clause: 3,
    },
  ],
  supports: [
    {
      text: '未形成无形资产的，按实际发生额的 100% 加计扣除；形成无形资产的，按成本的 200% 摊销。',
      mode: 'TAX',
      amountType: 'RATIO',
      ratio: 100,
      formulaText: '加计扣除额 = 符合条件的研发费用 × 100%；节税额 = 加计扣除额 × 适用税率',
    },
    {
      text: '集成电路企业和工业母机企业在规定期限内按 120% 加计扣除。',
      mode: 'TAX',
      amountType: 'TIER',
      formulaText: '清单内企业加计比例为 120%',
    },
  ],
  materials: [
    { name: '研发项目计划书和立项决议文件', note: '留存备查，无需报送' },
    { name: '研发支出辅助账及汇总表', note: '留存备查，无需报送' },
    { name: '研究开发专门机构或项目组的编制情况和研发人员名单', note: '留存备查，无需报送' },
    { name: '委托、合作研发合同', optional: true, note: '委托境外研发的合同须登记' },
  ],
  process: [
    ['自行判别', '企业', '对照政策判断是否属于研发活动及可加计的费用范围。'],
    ['申报享受', '企业', '在七月、十月预缴或次年汇算清缴时填报享受。'],
    ['留存备查', '企业', '资料自汇算清缴期满之日起保存十年。'],
  ],
  batches: [{ name: '常年享受', start: -210, end: null }],
  attachments: ['留存备查资料清单.pdf'],
  clauses: [
    ['适用企业', '会计核算健全、实行查账征收并能够准确归集研发费用的居民企业。'],
    [
      '负面清单',
      '烟草制造、住宿和餐饮、批发和零售、房地产、租赁和商务服务、娱乐业等收入占比超过 50% 的企业不适用；恰好 50% 的适用。',
    ],
    [
      '费用范围',
      '人员人工费用、直接投入费用、折旧费用、无形资产摊销、新产品设计费等，其他相关费用不超过可加计费用总额的 10%。',
    ],
    [
      '委托研发',
      '委托境内研发按实际发生额的 80% 计入；委托境外机构研发按 80% 且不超过境内费用的三分之二计入；委托境外个人不得计入。',
    ],
    [
      '不属于研发的活动',
      '常规性升级、对成果的直接应用、商品化后的技术支持、简单改变、市场调研、常规质量检测、社会科学研究。',
    ],
  ],
  interpretations: [
    {
      type: 'TEXT',
      title: '其他相关费用的 10% 怎么算',
      content: '其他相关费用限额 = 前五项费用之和 ×10% ÷（1−10%）。全部项目合并计算，不再分项目计算。',
      published: -180,
    },
  ],
  qa: [
    ['亏损企业可以加计扣除吗？', '可以，加计扣除会增加可结转的亏损。', 3],
    ['失败的研发活动能加计吗？', '可以，失败的研发费用同样适用。', 3],
  ],
  related: [{ id: 'p-1002', relation: 'SUPPORTING' }],
  views: 20_310,
  favorites: 640,
  declared: 0,
  useful: [233, 240],
}
