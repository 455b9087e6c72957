// Generated from contract/ by scripts/generate. Do not edit.
import { facilitatorTypeWords } from '../words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '../words/FacilitatorPromise.ts'

export const id = { title: "服务商标识", kind: "text" } as const
export const enId = { title: "企业标识", kind: "text" } as const
export const name = { title: "服务商名称", kind: "text" } as const
export const logo = { title: "标志", kind: "text" } as const
export const providerType = { title: "机构类型", kind: "choice", maxItems: 14, words: facilitatorTypeWords } as const
export const tags = { title: "标签", kind: "list", maxItems: 10 } as const
export const slogan = { title: "一句话介绍", kind: "text" } as const
export const serviceRegion = { title: "服务区域", kind: "list", maxItems: 50 } as const
export const promise = { title: "服务承诺", kind: "choice", maxItems: 5, words: facilitatorPromiseWords } as const
export const couponAccepted = { title: "是否接受服务券", kind: "choice" } as const
export const avgScore = { title: "平均评分", kind: "number", nullBelow: { evaluationCount: 3 } } as const
export const evaluationCount = { title: "评价数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
export const finishedCount = { title: "对接成功数", kind: "integer" } as const
export const responseHours = { title: "平均响应时间", kind: "number", unit: "小时", nullBelow: { dockingCount: 1 } } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const starLevel = { title: "星级", kind: "integer" } as const
