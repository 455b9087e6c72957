import type { Schema } from '#gateway/contract.ts'
import { investmentPriceUnitWords } from '#gateway/generated/words/InvestmentPriceUnit.ts'
import { figureText } from '#ui/figureText.ts'

interface Price {
  price?: number | null | undefined
  priceUnit?: Schema<'InvestmentPriceUnit'> | undefined
}

/** A price with its unit; negotiable without an amount. */
export function priceText({ price, priceUnit }: Price): string {
  if (price === undefined || price === null || priceUnit === undefined) return '价格面议'
  return `${figureText(price)} ${investmentPriceUnitWords[priceUnit]}`
}
