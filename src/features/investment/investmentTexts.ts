import type { Schema } from '../../gateway/contract.ts'
import { figureText } from '../../ui/figureText.ts'

export const investmentTypes: Record<Schema<'InvestmentType'>, string> = {
  HOUSE: '厂房',
  LAND: '土地',
  OFFICE: '写字楼',
  WAREHOUSE: '仓储',
  ENVIRONMENT: '投资环境',
}

export const tradeTypes: Record<Schema<'InvestmentTradeType'>, string> = {
  RENT: '出租',
  SALE: '出售',
  TRANSFER: '转让',
  BOTH: '可租可售',
}

export const investmentStatuses: Record<Schema<'InvestmentStatus'>, string> = {
  AVAILABLE: '可租售',
  RESERVED: '已预订',
  DONE: '已成交',
  OFF: '已下架',
}

export const ownerTypes: Record<Schema<'InvestmentOwnerType'>, string> = {
  STATE: '国有',
  COLLECTIVE: '集体',
  PRIVATE: '民营',
  PARK: '园区平台',
}

const priceUnits: Record<Schema<'InvestmentPriceUnit'>, string> = {
  SQM_MONTH: '元/平方米/月',
  STATION_MONTH: '元/工位/月',
  WAN_YUAN: '万元',
  WAN_YUAN_MU: '万元/亩',
}

interface Price {
  price?: number | null | undefined
  priceUnit?: Schema<'InvestmentPriceUnit'> | undefined
}

/** A price with its unit; without one it is to be negotiated. */
export function priceText({ price, priceUnit }: Price): string {
  if (price === undefined || price === null || priceUnit === undefined) return '价格面议'
  return `${figureText(price)} ${priceUnits[priceUnit]}`
}

/** An area in 平方米, or in 亩 where land is measured so; undefined when neither is known. */
export function areaText({ area, areaMu }: { area?: number | undefined; areaMu?: number | undefined }) {
  if (areaMu !== undefined) return `${figureText(areaMu)} 亩`
  return area === undefined ? undefined : `${figureText(area)} 平方米`
}
