// Generated from contract/ by scripts/generate. Do not edit.
import { investmentEnvironmentTypeWords } from '../words/InvestmentEnvironment.ts'

export const id = { title: "载体标识", kind: "text" } as const
export const type = { title: "载体类型", kind: "choice", words: investmentEnvironmentTypeWords } as const
export const title = { title: "名称", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const images = { title: "图片", kind: "rows", maxItems: 9 } as const
export const regProvince = { title: "所在省", kind: "text" } as const
export const regCity = { title: "所在市", kind: "text" } as const
export const regRegion = { title: "所在区县", kind: "text" } as const
export const park = { title: "所在园区", kind: "text" } as const
export const address = { title: "地址", kind: "text" } as const
export const lng = { title: "经度", kind: "number", unit: "度" } as const
export const lat = { title: "纬度", kind: "number", unit: "度" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const content = { title: "正文", kind: "text" } as const
export const industries = { title: "主导产业", kind: "list", maxItems: 10 } as const
export const facilities = { title: "配套设施", kind: "rows", maxItems: 20 } as const
export const traffic = { title: "交通", kind: "rows", maxItems: 20 } as const
export const resourceCounts = { title: "园区载体数", kind: "object" } as const
export const contact = { title: "联系方式", kind: "object" } as const
export const tags = { title: "标签", kind: "list", maxItems: 10 } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
