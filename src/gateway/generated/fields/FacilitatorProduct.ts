// Generated from contract/ by scripts/generate. Do not edit.
import { productPriceTypeWords } from '../words/ProductPriceType.ts'

export const id = { title: "产品标识", kind: "text" } as const
export const name = { title: "名称", kind: "text" } as const
export const description = { title: "说明", kind: "text" } as const
export const applicationArea = { title: "应用领域", kind: "text" } as const
export const images = { title: "图片", kind: "rows", maxItems: 1 } as const
export const categoryId = { title: "服务类别标识", kind: "text" } as const
export const categoryName = { title: "服务类别", kind: "text" } as const
export const priceType = { title: "产品价格方式", kind: "choice", words: productPriceTypeWords } as const
export const price = { title: "价格", kind: "number", unit: "元" } as const
export const unit = { title: "计价单位", kind: "text" } as const
export const facilitatorId = { title: "服务商标识", kind: "text" } as const
export const facilitatorName = { title: "服务商名称", kind: "text" } as const
