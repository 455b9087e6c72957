import { goodCredit } from './common.ts'
import type { PolicyDraft } from './draft.ts'

const process: PolicyDraft['process'] = [
  ['自愿申请', '企业', '登录梯度培育平台填写信息并提交。'],
  ['逐级审核', '县级、设区市主管部门', '核对真实性并推荐。', 15],
  ['认定公布', '省级主管部门', '评审、公示后公布名单。', 30],
]

/** The measures of 2022, which were replaced in 2026. */
export const cultivation2022: PolicyDraft = {
  id: 'p-1014',
  title: '优质中小企业梯度培育管理暂行办法（2022版，已被替代）',
  category: 'CERT',
  level: 'NATION',
  docType: 'ORIGINAL',
  docNo: '工信示〔{year}〕63号',
  departments: ['工业和信息化部'],
  published: -1400,
  statedValidity: 'REPLACED',
  replacedById: 'p-1015',
  supportMode: ['TITLE'],
  enjoyMode: 'CERT',
  remark: '历史政策(参考)',
  targetDesc: '创新型、专精特新中小企业和专精特新“小巨人”企业',
  resultDesc: '三级梯度认定，有效期三年',
  summary: '历史政策：建立创新型中小企业、专精特新中小企业、专精特新“小巨人”企业三级梯度。已被 2026 版办法替代。',
  amounts: [],
  tags: ['专精特新', '历史政策', '梯度培育'],
  applyTarget: {
    text: '符合中小企业划型标准的境内企业。',
    scale: ['MEDIUM', 'SMALL', 'MICRO'],
    region: ['320000', '321200', '321283'],
  },
  conditions: [
    { text: '从事特定细分市场不少于两年', clause: 2 },
    {
      text: '上年度研发费用不低于 100 万元且占营业收入不低于 3%',
      rule: { field: 'managementDTO.developInput', op: 'GE', value: '100', unit: '万元' },
      clause: 2,
    },
    {
      text: '上年度营业收入不低于 1000 万元，或近两年新增股权融资不低于 2000 万元',
      rule: { field: 'managementDTO.mainBusinessIncome', op: 'GE', value: '1000', unit: '万元' },
      clause: 2,
    },
    { text: '评价得分不低于 60 分，或满足直通条件', clause: 3 },
    goodCredit,
  ],
  supports: [{ text: '认定相应称号，有效期三年。', mode: 'TITLE', amountType: 'NONE' }],
  materials: [{ name: '申请书' }, { name: '佐证材料' }],
  process,
  attachments: ['暂行办法（2022版）.pdf'],
  clauses: [
    ['梯度', '优质中小企业包括创新型中小企业、专精特新中小企业和专精特新“小巨人”企业三个层次。'],
    ['专精特新条件', '细分市场不少于两年；研发费用不低于 100 万元且占比不低于 3%；营业收入不低于 1000 万元。'],
    ['评价指标', '专业化、精细化、特色化、创新能力四类十三项指标，满分 100 分，60 分以上为通过。'],
    ['效力', '本办法已被《优质中小企业梯度培育管理办法要点（2026版）》替代；2026 年内的“小巨人”复核仍可参照。'],
  ],
  qa: [['旧标准还能用吗？', '新申报一律用新标准，旧标准仅用于规定范围内的复核。', 4]],
  related: [{ id: 'p-1015', relation: 'REPLACE' }],
  views: 18_020,
  favorites: 233,
  declared: 0,
  useful: [64, 90],
}

export const cultivation2026: PolicyDraft = {
  id: 'p-1015',
  title: '优质中小企业梯度培育管理办法要点（2026版）',
  category: 'CERT',
  level: 'NATION',
  docType: 'ORIGINAL',
  docNo: '工信示〔{year}〕2号',
  departments: ['工业和信息化部'],
  published: -88,
  supportMode: ['TITLE'],
  enjoyMode: 'CERT',
  remark: '以最新通知为准',
  targetDesc: '科技和创新型、专精特新中小企业与专精特新“小巨人”企业',
  resultDesc: '三级梯度认定，以平台发展评价得分代替自评打分',
  summary:
    '新办法把第一层级调整为科技和创新型中小企业，取消十三项自评打分，改用平台发展评价得分，并提高营收与研发门槛。',
  amounts: [],
  tags: ['专精特新', '梯度培育', '认定'],
  applyTarget: {
    text: '符合中小企业划型标准的境内企业。',
    scale: ['MEDIUM', 'SMALL', 'MICRO'],
    region: ['320000', '321200', '321283'],
  },
  conditions: [
    { text: '已获科技和创新型中小企业称号，从事特定细分市场不少于三年', clause: 2 },
    {
      text: '上年度营业收入不低于 1500 万元，或近两年新增股权投资不低于 2000 万元',
      rule: { field: 'managementDTO.mainBusinessIncome', op: 'GE', value: '1500', unit: '万元' },
      clause: 2,
    },
    {
      text: '近两年每年研发费用不低于 100 万元且占比不低于 3%',
      rule: { field: 'managementDTO.developInput', op: 'GE', value: '100', unit: '万元' },
      clause: 2,
    },
    { text: '发展评价得分：省级不低于 50 分，“小巨人”不低于 60 分', clause: 3 },
    goodCredit,
  ],
  supports: [{ text: '认定相应称号，有效期三年，每年更新信息。', mode: 'TITLE', amountType: 'NONE' }],
  materials: [{ name: '平台信息表' }, { name: '佐证材料' }],
  process,
  attachments: ['管理办法要点（2026版）.pdf', '新旧标准对照表.pdf'],
  clauses: [
    ['梯度', '第一层级为科技和创新型中小企业，第二层级为专精特新中小企业，第三层级为专精特新“小巨人”企业。'],
    [
      '第二层级条件',
      '细分市场不少于三年；营业收入不低于 1500 万元；主营占比不低于 80%；资产负债率不高于 80%；近两年研发达标。',
    ],
    ['发展评价', '由平台按统一指标计算，企业不再自评打分。'],
    ['信息更新', '称号企业每年 5 月 31 日前更新信息，逾期未更新的取消称号。'],
    ['衔接', '本办法施行前获得的称号在有效期内继续有效。'],
  ],
  interpretations: [
    {
      type: 'MEDIA',
      title: '梯度培育迎来新标准',
      content: '新办法更看重持续研发和主业专注，第一层级与科技型中小企业评价实现衔接。',
      published: -80,
    },
  ],
  qa: [['什么时候开始按新标准申报？', '自施行之日起的新申报均按新标准。', 5]],
  related: [
    { id: 'p-1014', relation: 'REPLACE' },
    { id: 'p-1004', relation: 'SUPPORTING' },
  ],
  views: 11_470,
  favorites: 305,
  declared: 0,
  useful: [70, 75],
}
