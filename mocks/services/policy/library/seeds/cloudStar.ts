import { licence } from './common.ts'
import type { PolicyDraft } from './draft.ts'

/** It is no longer in force. */
export const cloudStar: PolicyDraft = {
  id: 'p-1012',
  title: '星级上云企业奖励（历史政策，已停止申报）',
  category: 'DIGITAL',
  level: 'PROVINCE',
  docType: 'NOTICE',
  docNo: '省工信示〔{year}〕40号',
  departments: ['省工业和信息化厅', '设区市工业和信息化局'],
  published: -820,
  expires: -200,
  supportMode: ['AWARD', 'TITLE'],
  enjoyMode: 'CERT',
  remark: '历史政策(参考)',
  targetDesc: '连续使用云服务三个月以上的规模以上工业企业',
  resultDesc: '评定三星、四星、五星级上云企业，各地给予奖励',
  summary: '历史政策：对连续使用云服务三个月以上的工业企业评定三星至五星级上云企业。该政策已失效，仅供参考。',
  amounts: [[5, 15, '万元', '三星 5 万元、四星 10 万元、五星 15 万元（历史标准）']],
  tags: ['上云', '历史政策', '数字化转型'],
  applyTarget: {
    text: '省内注册、信用良好、以规模以上工业企业为主。',
    industry: ['制造业'],
    region: ['320000', '321200', '321283'],
    enType: ['规模以上工业企业'],
  },
  conditions: [
    { text: '各项云服务连续使用不少于三个月且申报时仍在使用', evidence: '云服务合同与账单', clause: 1 },
    { text: '逐级申报，不得重复申报已获星级', clause: 2 },
  ],
  supports: [
    {
      text: '三星、四星、五星级上云企业分别奖励 5 万、10 万、15 万元。',
      mode: 'AWARD',
      amountType: 'TIER',
      cap: 15,
      unit: '万元',
      formulaText: '三星 5 万元、四星 10 万元、五星 15 万元',
    },
  ],
  materials: [{ name: '星级上云企业申报书' }, licence, { name: '云服务合同与付款凭证' }],
  process: [
    ['企业申报', '申报企业', '填写申报书并上传证明。'],
    ['逐级审核', '设区市工业和信息化局', '三星、四星由设区市评定，五星由省级评定。', 30],
  ],
  batches: [{ name: '历史批次', start: -800, end: -740 }],
  attachments: ['星级上云企业评定指南（历史）.pdf'],
  clauses: [
    ['评定对象', '省内注册的工业企业，各项云服务连续使用不少于三个月。'],
    ['申报阶梯', '须逐级申报，不得重复申报同级及以下星级。'],
    ['效力', '本政策已停止申报，相关支持转入智能工厂梯度培育和数字化转型政策。'],
  ],
  qa: [['已获得的星级还有效吗？', '称号继续保留，不再组织新的评定。', 3]],
  related: [{ id: 'p-1001', relation: 'SUPPORTING' }],
  views: 4420,
  favorites: 58,
  declared: 188,
  useful: [30, 44],
}
