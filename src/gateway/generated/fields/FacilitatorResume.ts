// Generated from contract/ by scripts/generate. Do not edit.
import { facilitatorTypeWords } from '../words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '../words/FacilitatorPromise.ts'

export const logo = { title: "标志", kind: "text", minLength: 1, maxLength: 500, pattern: "^(/([^/\\\\\\s]\\S*)?|https?://[^/\\s]\\S*)$", file: [{ extensions: ["jpg", "jpeg", "png"], maxMegabytes: 1 }], required: true } as const
export const shortName = { title: "简称", kind: "text", minLength: 1, maxLength: 30 } as const
export const providerType = { title: "机构类型", kind: "choice", minItems: 1, maxItems: 14, required: true, words: facilitatorTypeWords } as const
export const serviceCategoryIds = { title: "服务类别", kind: "list", ask: "请选择#", minItems: 1, maxItems: 10, required: true } as const
export const slogan = { title: "一句话介绍", kind: "text", minLength: 1, maxLength: 30, required: true } as const
export const intro = { title: "机构简介", kind: "text", minLength: 50, maxLength: 2000, required: true } as const
export const serviceRegion = { title: "服务区域", kind: "list", ask: "请选择#", minItems: 1, maxItems: 50, required: true } as const
export const qualifications = { title: "资质荣誉", kind: "rows", minItems: 0, maxItems: 20, required: true } as const
export const team = { title: "核心团队", kind: "rows", minItems: 0, maxItems: 10, required: true } as const
export const cases = { title: "服务案例", kind: "rows", minItems: 0, maxItems: 10, required: true } as const
export const mainBusiness = { title: "主营业务", kind: "rows", ask: "请至少填写一项主营业务", minItems: 1, maxItems: 10, required: true } as const
export const products = { title: "产品与服务", kind: "rows", minItems: 0, maxItems: 50, required: true } as const
export const contacts = { title: "联系人", kind: "text", minLength: 2, maxLength: 20, required: true } as const
export const contactsPosition = { title: "联系人职务", kind: "text", minLength: 0, maxLength: 20, required: true } as const
export const tel = { title: "联系电话", kind: "text", mismatch: "请输入正确的手机号或固定电话", minLength: 7, maxLength: 20, pattern: "^(1[3-9]\\d{9}|(0\\d{2,3}-?)?\\d{7,8}(-\\d{1,6})?)$", required: true } as const
export const email = { title: "电子邮箱", kind: "text", mismatch: "请输入正确的电子邮箱", minLength: 5, maxLength: 50, pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$" } as const
export const wechatQr = { title: "微信二维码", kind: "text", minLength: 1, maxLength: 500, pattern: "^(/([^/\\\\\\s]\\S*)?|https?://[^/\\s]\\S*)$", file: [{ extensions: ["jpg", "jpeg", "png"], maxMegabytes: 1 }] } as const
export const address = { title: "地址", kind: "text", minLength: 1, maxLength: 200 } as const
export const website = { title: "网址", kind: "text", mismatch: "请输入以 http:// 或 https:// 开头的网址", minLength: 1, maxLength: 500, pattern: "^(/([^/\\\\\\s]\\S*)?|https?://[^/\\s]\\S*)$" } as const
export const promise = { title: "服务承诺", kind: "choice", minItems: 0, maxItems: 5, required: true, words: facilitatorPromiseWords } as const
export const couponAccepted = { title: "是否接受服务券", kind: "choice", required: true } as const

/** 服务商资料。 */
export const facilitatorResumeFields = { logo, shortName, providerType, serviceCategoryIds, slogan, intro, serviceRegion, qualifications, team, cases, mainBusiness, products, contacts, contactsPosition, tel, email, wechatQr, address, website, promise, couponAccepted } as const
