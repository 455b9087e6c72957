import type { Schema } from '#gateway/contract.ts'
import { figureText } from '#ui/figureText.ts'

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
