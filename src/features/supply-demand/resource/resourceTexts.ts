import type { Schema } from '#gateway/contract.ts'
import { moneyRangeText } from '#ui/content/moneyText.ts'

type Price = Pick<Schema<'ResourceItem'>, 'priceType' | 'priceMin' | 'priceMax'>

/** A resource's price. */
export function priceText({ priceType, priceMin, priceMax }: Price): string {
  if (priceType === 'FREE') return '免费'
  return priceType === 'NEGOTIABLE' ? '面议' : moneyRangeText({ min: priceMin, max: priceMax })
}

/** An average of at least three ratings; fewer give none (contract). */
export function scoreText(avgScore: number | null): string {
  return avgScore === null ? '暂无评分' : `${avgScore.toFixed(1)} 分`
}
