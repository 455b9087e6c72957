// Generated from contract/ by scripts/generate. Do not edit.
import { investmentTypeWords } from '../words/InvestmentType.ts'
import { investmentOwnerTypeWords } from '../words/InvestmentOwnerType.ts'
import { investmentTradeTypeWords } from '../words/InvestmentTradeType.ts'
import { investmentPriceUnitWords } from '../words/InvestmentPriceUnit.ts'
import { houseFireLevelWords } from '../words/HouseFireLevel.ts'
import { shownInvestmentStatusWords } from '../words/ShownInvestmentStatus.ts'

export const id = { title: "载体标识", kind: "text" } as const
export const type = { title: "载体类型", kind: "choice", words: investmentTypeWords } as const
export const title = { title: "名称", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const regProvince = { title: "所在省", kind: "text" } as const
export const regCity = { title: "所在市", kind: "text" } as const
export const regRegion = { title: "所在区县", kind: "text" } as const
export const park = { title: "所在园区", kind: "text" } as const
export const address = { title: "地址", kind: "text" } as const
export const lng = { title: "经度", kind: "number", unit: "度" } as const
export const lat = { title: "纬度", kind: "number", unit: "度" } as const
export const tags = { title: "标签", kind: "list", maxItems: 10 } as const
export const ownerType = { title: "产权性质", kind: "choice", words: investmentOwnerTypeWords } as const
export const tradeType = { title: "交易方式", kind: "choice", words: investmentTradeTypeWords } as const
export const price = { title: "价格", kind: "number" } as const
export const priceUnit = { title: "价格单位", kind: "choice", words: investmentPriceUnitWords } as const
export const negotiable = { title: "是否可议价", kind: "choice" } as const
export const area = { title: "面积", kind: "number", unit: "平方米" } as const
export const areaMu = { title: "面积", kind: "number", unit: "亩" } as const
export const floorHeight = { title: "层高", kind: "number", unit: "米" } as const
export const floorLoad = { title: "楼面荷载", kind: "number", unit: "千克/平方米" } as const
export const fireLevel = { title: "火灾危险性类别", kind: "choice", words: houseFireLevelWords } as const
export const canSplit = { title: "可否分割", kind: "choice" } as const
export const status = { title: "状态", kind: "choice", words: shownInvestmentStatusWords } as const
export const availableDate = { title: "可交付日期", kind: "date" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
