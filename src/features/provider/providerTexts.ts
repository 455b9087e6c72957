import type { Schema } from '../../gateway/contract.ts'
import { figureText } from '../../ui/figureText.ts'

export const providerTypes: Record<Schema<'FacilitatorType'>, string> = {
  TECH: '科技服务',
  IP: '知识产权',
  TESTING: '检验检测认证',
  FINANCE: '金融服务',
  LEGAL: '法律服务',
  TAX: '财税审计',
  HR: '人力资源',
  CONSULTING: '管理咨询',
  DIGITAL: '数字化与工业互联网',
  GREEN: '节能环保',
  LOGISTICS: '物流供应链',
  INCUBATION: '创业孵化',
  SAFETY: '安全生产',
  OTHER: '其他',
}

export const providerSorts = { SCORE: '评分最高', VIEW: '浏览最多' }

export const promises: Record<Schema<'FacilitatorPromise'>, string> = {
  FREE_CONSULT: '首次咨询免费',
  NO_RESULT_NO_FEE: '不成功不收费',
  RESPONSE_24H: '24 小时响应',
  CLEAR_PRICE: '明码标价',
  AFTER_SALES: '售后跟踪',
}

export const attributeLevels: Record<Schema<'AttributeLevel'>, string> = {
  NATIONAL: '国家级',
  PROVINCIAL: '省级',
  MUNICIPAL: '市级',
  COUNTY: '县（区）级',
}

type ProductPrice = Pick<Schema<'FacilitatorProduct'>, 'priceType' | 'price' | 'unit'>

/** A service product's price, in yuan. */
export function productPriceText({ priceType, price, unit }: ProductPrice): string {
  if (priceType === 'FREE') return '免费'
  if (price === null) return '面议'
  return `${figureText(price)} 元${unit === null ? '' : `/${unit}`}`
}

type Rating = Pick<Schema<'FacilitatorItem'>, 'avgScore' | 'evaluationCount'>

export function ratingText({ avgScore, evaluationCount }: Rating): string {
  return avgScore === null ? '暂无评分' : `${avgScore.toFixed(1)} 分（${evaluationCount} 条评价）`
}
