import { commitment, creditReport, goodCredit, licence } from './common.ts'
import type { PolicyDraft } from './draft.ts'

/** Its only batch is over. */
export const patentPledge: PolicyDraft = {
  id: 'p-1011',
  title: '知识产权质押融资风险补偿与贴息办法',
  category: 'IP',
  level: 'CITY',
  docType: 'RULE',
  docNo: '设市监示〔{year}〕21号',
  departments: ['设区市市场监督管理局'],
  published: -130,
  expires: 230,
  supportMode: ['INTEREST', 'GUARANTEE'],
  enjoyMode: 'APPLY',
  remark: '历史政策(参考)',
  targetDesc: '以专利权、商标权质押取得银行贷款的中小企业',
  resultDesc: '按利息的 40% 贴息，最高 30 万元；银行损失由风险补偿金分担',
  summary:
    '中小企业以专利、商标质押取得贷款的，按实际利息的 40% 贴息，最高 30 万元；风险补偿金分担银行 60% 的本金损失。',
  amounts: [[null, 30, '万元', '按利息的 40%，最高 30 万元']],
  tags: ['知识产权', '金融支持', '贴息', '小微'],
  applyTarget: {
    text: '以自有专利权、商标专用权质押取得贷款的中小微企业。',
    scale: ['MEDIUM', 'SMALL', 'MICRO'],
    region: ['321200', '321283'],
    enType: ['小微企业', '科技型中小企业'],
  },
  conditions: [
    {
      text: '拥有已授权的专利权或注册商标专用权',
      rule: { field: 'intellectualDTO.patentCount', op: 'GE', value: '1', unit: '项' },
      evidence: '权利证书、质押登记通知书',
      clause: 1,
    },
    { text: '质押贷款已到期还清，无逾期', evidence: '银行结清证明', clause: 2 },
    goodCredit,
  ],
  supports: [
    {
      text: '按实际支付利息的 40% 贴息，单个企业最高 30 万元。',
      mode: 'INTEREST',
      amountType: 'RATIO',
      ratio: 40,
      cap: 30,
      unit: '万元',
      formulaText: '贴息额 = min(实付利息 × 40%, 30 万元)',
    },
    { text: '风险补偿金分担合作银行 60% 的本金损失。', mode: 'GUARANTEE', amountType: 'RATIO', ratio: 60 },
  ],
  materials: [
    {
      name: '质押贷款贴息申请表',
      template: ['企业名称：', '质押登记号：', '贷款金额（万元）：', '实付利息（万元）：'],
    },
    licence,
    { name: '质押登记通知书', form: 'COPY' },
    { name: '贷款合同与结清证明' },
    commitment,
    creditReport,
  ],
  process: [
    ['线上填报', '申报企业', '填写申请表并上传贷款资料。'],
    ['银行核对', '合作银行', '核对贷款与利息金额。', 5],
    ['审核公示', '设区市市场监督管理局', '审核并公示五个工作日。', 15],
    ['资金拨付', '市财政局', '公示无异议后拨付。', 15],
  ],
  batches: [{ name: '上一批次', start: -120, end: -30, quota: 40 }],
  attachments: ['风险补偿与贴息办法.pdf', '合作银行名单.pdf'],
  clauses: [
    ['对象', '以自有专利权、商标专用权质押取得合作银行贷款的中小微企业。'],
    ['贴息', '贷款还清后按实际支付利息的 40% 贴息，最高 30 万元。'],
    ['风险补偿', '贷款发生损失的，风险补偿金承担本金损失的 60%，银行承担 40%。'],
    ['下一批次', '下一批次预计在下一年度同期开放，具体以通知为准。'],
  ],
  qa: [['下一批什么时候开始？', '预计下一年度同期，订阅“知识产权”标签可收到提醒。', 4]],
  related: [{ id: 'p-1013', relation: 'SUPPORTING' }],
  views: 3310,
  favorites: 97,
  declared: 31,
  useful: [20, 26],
}
