// Generated from contract/ by scripts/generate. Do not edit.
import { landResourceTypeWords } from '../words/LandResource.ts'
import { investmentOwnerTypeWords } from '../words/InvestmentOwnerType.ts'
import { investmentTradeTypeWords } from '../words/InvestmentTradeType.ts'
import { investmentPriceUnitWords } from '../words/InvestmentPriceUnit.ts'
import { shownInvestmentStatusWords } from '../words/ShownInvestmentStatus.ts'
import { landUseWords } from '../words/LandUse.ts'
import { landNatureWords } from '../words/LandNature.ts'
import { landDevelopmentWords } from '../words/LandDevelopment.ts'
import { landTransferModeWords } from '../words/LandTransferMode.ts'

export const id = { title: "载体标识", kind: "text" } as const
export const type = { title: "载体类型", kind: "choice", words: landResourceTypeWords } as const
export const title = { title: "名称", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const images = { title: "图片", kind: "rows", maxItems: 9 } as const
export const vr = { title: "全景看房地址", kind: "text" } as const
export const regProvince = { title: "所在省", kind: "text" } as const
export const regCity = { title: "所在市", kind: "text" } as const
export const regRegion = { title: "所在区县", kind: "text" } as const
export const park = { title: "所在园区", kind: "text" } as const
export const address = { title: "地址", kind: "text" } as const
export const lng = { title: "经度", kind: "number", unit: "度" } as const
export const lat = { title: "纬度", kind: "number", unit: "度" } as const
export const ownerType = { title: "产权性质", kind: "choice", words: investmentOwnerTypeWords } as const
export const tradeType = { title: "交易方式", kind: "choice", words: investmentTradeTypeWords } as const
export const price = { title: "价格", kind: "number" } as const
export const priceUnit = { title: "价格单位", kind: "choice", words: investmentPriceUnitWords } as const
export const negotiable = { title: "是否可议价", kind: "choice" } as const
export const status = { title: "状态", kind: "choice", words: shownInvestmentStatusWords } as const
export const availableDate = { title: "可交付日期", kind: "date" } as const
export const contact = { title: "联系方式", kind: "object" } as const
export const description = { title: "详细介绍", kind: "text" } as const
export const tags = { title: "标签", kind: "list", maxItems: 10 } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const landArea = { title: "用地面积", kind: "number", unit: "平方米" } as const
export const landAreaMu = { title: "用地面积", kind: "number", unit: "亩" } as const
export const landUse = { title: "土地用途", kind: "choice", words: landUseWords } as const
export const landNature = { title: "用地性质", kind: "choice", words: landNatureWords } as const
export const plotRatioMin = { title: "容积率下限", kind: "number" } as const
export const plotRatioMax = { title: "容积率上限", kind: "number" } as const
export const buildingDensity = { title: "建筑密度", kind: "number", unit: "%" } as const
export const greenRate = { title: "绿地率上限", kind: "number", unit: "%" } as const
export const heightLimit = { title: "限高", kind: "number", unit: "米" } as const
export const investIntensity = { title: "投资强度", kind: "number", unit: "万元/亩" } as const
export const taxRequirement = { title: "亩均税收要求", kind: "number", unit: "万元/亩" } as const
export const energyLimit = { title: "能耗上限", kind: "number", unit: "吨标准煤/万元" } as const
export const developmentLevel = { title: "开发程度", kind: "choice", words: landDevelopmentWords } as const
export const termYears = { title: "出让年限", kind: "integer", unit: "年" } as const
export const standardLand = { title: "是否标准地", kind: "choice" } as const
export const transferMode = { title: "供地方式", kind: "choice", words: landTransferModeWords } as const
export const noticeNo = { title: "公告编号", kind: "text" } as const
export const planListDate = { title: "计划挂牌日期", kind: "date" } as const
export const startPrice = { title: "起始价", kind: "number", unit: "万元/亩" } as const
export const industriesAllowed = { title: "准入产业", kind: "list", maxItems: 20 } as const
export const polygon = { title: "宗地范围", kind: "rows", maxItems: 100 } as const
