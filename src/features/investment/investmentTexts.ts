import type { Schema } from '../../gateway/contract.ts'
import { investmentPriceUnitWords } from '../../gateway/generated/words/InvestmentPriceUnit.ts'
import { figureText } from '../../ui/figureText.ts'

interface Price {
  price?: number | null | undefined
  priceUnit?: Schema<'InvestmentPriceUnit'> | undefined
}

/** A price with its unit; without one it is to be negotiated. */
export function priceText({ price, priceUnit }: Price): string {
  if (price === undefined || price === null || priceUnit === undefined) return '价格面议'
  return `${figureText(price)} ${investmentPriceUnitWords[priceUnit]}`
}

/** An area in 平方米, or in 亩 where land is measured so; undefined when neither is known. */
export function areaText({ area, areaMu }: { area?: number | undefined; areaMu?: number | undefined }) {
  if (areaMu !== undefined) return `${figureText(areaMu)} 亩`
  return area === undefined ? undefined : `${figureText(area)} 平方米`
}
