// Generated from contract/ by scripts/generate. Do not edit.
import { productPriceTypeWords } from '../words/ProductPriceType.ts'
import { productRowStatusWords } from '../words/ProductRow.ts'

export const id = { title: "产品标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const name = { title: "名称", kind: "text", minLength: 1, maxLength: 30, required: true } as const
export const description = { title: "说明", kind: "text", minLength: 0, maxLength: 500, required: true } as const
export const applicationArea = { title: "应用领域", kind: "text", minLength: 0, maxLength: 100, required: true } as const
export const images = { title: "图片", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 1, file: [{ extensions: ["jpg", "jpeg", "png"], maxMegabytes: 1 }], required: true } as const
export const categoryId = { title: "服务类别标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const priceType = { title: "产品价格方式", kind: "choice", words: productPriceTypeWords } as const
export const price = { title: "价格", kind: "number", unit: "元", ask: "明码标价的产品请填写价格", minimum: 0, maximum: 99999999.99, requiredWhen: [{ priceType: ["FIXED"] }] } as const
export const unit = { title: "计价单位", kind: "text", minLength: 1, maxLength: 10 } as const
export const status = { title: "上架状态", kind: "choice", words: productRowStatusWords } as const

/** 产品行。 */
export const productRowFields = { id, name, description, applicationArea, images, categoryId, priceType, price, unit, status } as const
