import type { Schema } from '../../../src/gateway/contract.ts'

/** Chinese texts of the policy codes, in the order in which filters show them. */
export const levelText: Record<Schema<'PolicyLevel'>, string> = {
  NATION: '国家级',
  PROVINCE: '省级',
  CITY: '市级',
  COUNTY: '县(市、区)级',
  PARK: '镇(园区)级',
}

export const categoryText: Record<Schema<'PolicyCategory'>, string> = {
  FUND: '资金奖补',
  CERT: '资质认定',
  TAX: '税费减免',
  FINANCE: '金融支持',
  TALENT: '人才政策',
  TECH: '科技创新',
  DIGITAL: '数字化转型',
  GREEN: '绿色低碳',
  TRADE: '开放外贸',
  LAND: '用地用能',
  EMPLOY: '创业就业',
  MARKET: '市场拓展',
  IP: '知识产权',
  SAFETY: '安全环保',
  OTHER: '其他',
}

export const docTypeText: Record<Schema<'PolicyDocType'>, string> = {
  ORIGINAL: '政策原文',
  RULE: '实施细则',
  GUIDE: '申报指南',
  NOTICE: '申报通知',
  PUBLICITY: '公示公告',
  INTERPRET: '解读',
  FORWARD: '转发',
}

export const supportModeText: Record<Schema<'PolicySupportMode'>, string> = {
  AWARD: '奖励',
  SUBSIDY: '补贴',
  INTEREST: '贴息',
  GUARANTEE: '担保/保险',
  EQUITY: '股权投资',
  TAX: '税收优惠',
  TITLE: '认定称号',
  FACTOR: '要素保障',
  VOUCHER: '服务券',
  REDUCTION: '减免费用',
}

export const amountRangeText: Record<Schema<'PolicyAmountRange'>, string> = {
  BELOW_10: '10 万元以下',
  FROM_10: '10–50 万元',
  FROM_50: '50–100 万元',
  FROM_100: '100–500 万元',
  FROM_500: '500 万元以上',
  UNSTATED: '未列明金额',
}

export const enjoyModeText: Record<Schema<'PolicyEnjoyMode'>, string> = {
  NO_APPLY: '免申即享',
  FAST: '快申快享',
  APPLY: '申报评审',
  CERT: '资质认定',
  INFO: '告知类',
}

export const validityText: Record<Schema<'PolicyValidity'>, string> = {
  EFFECTIVE: '有效',
  UPCOMING: '未施行',
  MODIFIED: '已修改',
  EXPIRED: '已失效',
  REPEALED: '已废止',
  REPLACED: '被替代',
}

export const scaleText: Record<Schema<'PolicyScale'>, string> = {
  LARGE: '大型',
  MEDIUM: '中型',
  SMALL: '小型',
  MICRO: '微型',
}

export const declarationStateText: Record<Schema<'PolicyDeclarationState'>, string> = {
  NOT_STARTED: '未开始',
  OPEN: '申报中',
  ENDING: '即将截止',
  LONG: '常年申报',
  END: '已截止',
  NO_APPLY: '免申即享',
  NONE: '无需申报',
}

export const channelText: Record<Schema<'PolicyDeclarationBatch'>['channel'], string> = {
  ONLINE: '线上',
  OFFLINE: '线下',
  BOTH: '线上线下',
}

export const materialFormText: Record<Schema<'PolicyMaterial'>['form'], string> = {
  ORIGINAL: '原件',
  COPY: '复印件',
  ELECTRONIC: '电子件',
}

export const materialSourceText: Record<Schema<'PolicyMaterial'>['source'], string> = {
  SELF: '自备',
  SYSTEM: '系统调用',
  DEPT: '部门核验',
}

export const stackableText: Record<Schema<'PolicyStackable'>['mode'], string> = {
  HIGHEST: '从高不重复',
  STACK: '可叠加',
  EITHER: '二选一',
}

export const interpretationText: Record<Schema<'PolicyInterpretation'>['type'], string> = {
  TEXT: '文字解读',
  FAQ: '问答解读',
  VIDEO: '视频解读',
  EXPERT: '专家解读',
  MEDIA: '媒体解读',
}

export const relationText: Record<Schema<'PolicyRelation'>['relation'], string> = {
  UPPER: '上位依据',
  SUPPORTING: '配套政策',
  REPLACE: '替代关系',
  INTERPRET: '相关解读',
}

export const subjectThemeText: Record<Schema<'PolicySubjectTheme'>, string> = {
  CHAIN: '产业链',
  CROWD: '人群',
  MATTER: '事项',
  PERIOD: '时段',
}
