// Generated from contract/ by scripts/generate. Do not edit.
import { investmentHouseTypeWords } from '../words/InvestmentHouseType.ts'
import { investmentOwnerTypeWords } from '../words/InvestmentOwnerType.ts'
import { investmentTradeTypeWords } from '../words/InvestmentTradeType.ts'
import { investmentPriceUnitWords } from '../words/InvestmentPriceUnit.ts'
import { shownInvestmentStatusWords } from '../words/ShownInvestmentStatus.ts'
import { houseStructureWords } from '../words/HouseStructure.ts'
import { houseFireLevelWords } from '../words/HouseFireLevel.ts'

export const id = { title: "载体标识", kind: "text" } as const
export const type = { title: "载体类型", kind: "choice", words: investmentHouseTypeWords } as const
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
export const buildingArea = { title: "建筑面积", kind: "number", unit: "平方米" } as const
export const singleFloorArea = { title: "单层面积", kind: "number", unit: "平方米" } as const
export const floors = { title: "总层数", kind: "integer", unit: "层" } as const
export const floorNo = { title: "所在楼层", kind: "integer" } as const
export const floorHeight = { title: "层高", kind: "number", unit: "米" } as const
export const columnSpacing = { title: "柱距", kind: "number", unit: "米" } as const
export const floorLoad = { title: "楼面荷载", kind: "number", unit: "千克/平方米" } as const
export const structure = { title: "建筑结构", kind: "choice", words: houseStructureWords } as const
export const craneTonnage = { title: "行车吨位", kind: "number", unit: "吨" } as const
export const powerCapacity = { title: "电力容量", kind: "number", unit: "千伏安" } as const
export const gas = { title: "是否通燃气", kind: "choice" } as const
export const steam = { title: "是否通蒸汽", kind: "choice" } as const
export const water = { title: "是否通水", kind: "choice" } as const
export const sewage = { title: "是否接污水管网", kind: "choice" } as const
export const fireLevel = { title: "火灾危险性类别", kind: "choice", words: houseFireLevelWords } as const
export const fireAcceptance = { title: "是否通过消防验收", kind: "choice" } as const
export const envPermit = { title: "可环评行业", kind: "list", maxItems: 20 } as const
export const truckAccess = { title: "大型货车能否进入", kind: "choice" } as const
export const elevatorTonnage = { title: "货梯吨位", kind: "number", unit: "吨" } as const
export const dormitory = { title: "是否配套宿舍", kind: "choice" } as const
export const officeArea = { title: "配套办公面积", kind: "number", unit: "平方米" } as const
export const canSplit = { title: "可否分割", kind: "choice" } as const
export const minSplitArea = { title: "最小分割面积", kind: "number", unit: "平方米" } as const
export const leaseTermMin = { title: "最短租期", kind: "integer", unit: "个月" } as const
export const propertyFee = { title: "物业费", kind: "number", unit: "元/平方米/月" } as const
export const certificate = { title: "是否有不动产权证", kind: "choice" } as const
