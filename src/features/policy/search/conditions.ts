import type { Schema } from '../../../gateway/contract.ts'
import { levelTexts } from '../levelTexts.ts'

/** The values of each closed filter and their names; a value the contract adds is a compile error here. */
export const conditionLabels = {
  declareState: {
    OPEN: '申报中',
    ENDING: '即将截止',
    NOT_STARTED: '未开始',
    LONG: '常年申报',
    NO_APPLY: '免申即享',
    END: '已截止',
    NONE: '无需申报',
  } satisfies Record<Schema<'PolicyDeclarationState'>, string>,
  level: levelTexts,
  category: {
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
  } satisfies Record<Schema<'PolicyCategory'>, string>,
  enjoyMode: {
    NO_APPLY: '免申即享',
    FAST: '快申快享',
    APPLY: '申报评审',
    CERT: '资质认定',
    INFO: '告知类',
  } satisfies Record<Schema<'PolicyEnjoyMode'>, string>,
  supportMode: {
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
  } satisfies Record<Schema<'PolicySupportMode'>, string>,
  amountRange: {
    BELOW_10: '10 万元以下',
    FROM_10: '10–50 万元',
    FROM_50: '50–100 万元',
    FROM_100: '100–500 万元',
    FROM_500: '500 万元以上',
    UNSTATED: '未列明金额',
  } satisfies Record<Schema<'PolicyAmountRange'>, string>,
  scale: {
    LARGE: '大型',
    MEDIUM: '中型',
    SMALL: '小型',
    MICRO: '微型',
  } satisfies Record<Schema<'PolicyScale'>, string>,
  validity: {
    EFFECTIVE: '有效',
    UPCOMING: '未施行',
    MODIFIED: '已修改',
    EXPIRED: '已失效',
    REPEALED: '已废止',
    REPLACED: '被替代',
  } satisfies Record<Schema<'PolicyValidity'>, string>,
} as const

type ClosedField = keyof typeof conditionLabels

/** The filters in the order they are offered. Industry and department take whatever the gateway lists. */
export const conditionFields = {
  declareState: '申报状态',
  level: '政策层级',
  category: '政策类别',
  enjoyMode: '兑现方式',
  supportMode: '支持方式',
  amountRange: '支持金额',
  scale: '企业规模',
  industry: '适用行业',
  department: '发文单位',
  validity: '效力状态',
} as const satisfies Record<ClosedField | 'industry' | 'department', string>

export type ConditionField = keyof typeof conditionFields

export const conditionFieldNames = Object.keys(conditionFields) as ConditionField[]

/** Whether the field can have this value. */
export function isConditionValue(field: ConditionField, value: string): boolean {
  if (field === 'industry') return value !== '' && value.length <= 50
  if (field === 'department') return value !== '' && value.length <= 100
  return Object.hasOwn(conditionLabels[field], value)
}

/** The name of a chosen value, also when the gateway's facets do not list it any more. */
export function conditionLabel(field: ConditionField, value: string): string {
  if (field === 'industry' || field === 'department') return value
  const labels: Readonly<Record<string, string>> = conditionLabels[field]
  return labels[value] ?? value
}

export const sortLabels = {
  MATCH: '综合',
  NEW: '最新发布',
  END_SOON: '即将截止',
  AMOUNT: '金额最高',
  HOT: '浏览最多',
} as const satisfies Record<Schema<'PolicySort'>, string>

export type PolicySort = keyof typeof sortLabels
