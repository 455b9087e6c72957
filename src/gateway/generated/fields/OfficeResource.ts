// Generated from contract/ by scripts/generate. Do not edit.
import { officeResourceTypeWords } from '../words/OfficeResource.ts'
import { investmentOwnerTypeWords } from '../words/InvestmentOwnerType.ts'
import { investmentTradeTypeWords } from '../words/InvestmentTradeType.ts'
import { investmentPriceUnitWords } from '../words/InvestmentPriceUnit.ts'
import { shownInvestmentStatusWords } from '../words/ShownInvestmentStatus.ts'
import { officeDecorationWords } from '../words/OfficeDecoration.ts'
import { officeGradeWords } from '../words/OfficeGrade.ts'
import { officeResourceAcWords } from '../words/OfficeResource.ts'
import { officeIncubatorLevelWords } from '../words/OfficeIncubatorLevel.ts'

export const id = { title: "载体标识", kind: "text" } as const
export const type = { title: "载体类型", kind: "choice", words: officeResourceTypeWords } as const
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
export const area = { title: "面积", kind: "number", unit: "平方米" } as const
export const usableRate = { title: "得房率", kind: "number", unit: "%" } as const
export const floorNo = { title: "所在楼层", kind: "integer" } as const
export const totalFloors = { title: "总层数", kind: "integer", unit: "层" } as const
export const decoration = { title: "装修情况", kind: "choice", words: officeDecorationWords } as const
export const stations = { title: "工位数", kind: "integer", unit: "个" } as const
export const grade = { title: "楼宇等级", kind: "choice", words: officeGradeWords } as const
export const propertyFee = { title: "物业费", kind: "number", unit: "元/平方米/月" } as const
export const parking = { title: "车位数", kind: "integer" } as const
export const ac = { title: "空调", kind: "choice", words: officeResourceAcWords } as const
export const meetingRoom = { title: "是否有共享会议室", kind: "choice" } as const
export const registerable = { title: "能否注册公司", kind: "choice" } as const
export const freeRentMonths = { title: "免租期", kind: "integer", unit: "个月" } as const
export const incubatorLevel = { title: "孵化器级别", kind: "choice", words: officeIncubatorLevelWords } as const
