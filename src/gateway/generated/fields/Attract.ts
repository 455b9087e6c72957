// Generated from contract/ by scripts/generate. Do not edit.
import { attractCategoryWords } from '../words/AttractCategory.ts'
import { attractCooperationWords } from '../words/AttractCooperation.ts'

export const id = { title: "招商项目标识", kind: "text" } as const
export const title = { title: "项目名称", kind: "text" } as const
export const category = { title: "招商类别", kind: "choice", words: attractCategoryWords } as const
export const cover = { title: "封面", kind: "text" } as const
export const industryChain = { title: "所属产业链", kind: "list", maxItems: 5 } as const
export const investAmountMin = { title: "投资额下限", kind: "number", unit: "亿元" } as const
export const investAmountMax = { title: "投资额上限", kind: "number", unit: "亿元" } as const
export const landDemand = { title: "用地需求", kind: "number", unit: "亩" } as const
export const cooperationMode = { title: "合作方式", kind: "choice", maxItems: 4, words: attractCooperationWords } as const
export const regRegion = { title: "所在区县", kind: "text" } as const
export const park = { title: "所在园区", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const images = { title: "图片", kind: "rows", maxItems: 9 } as const
export const content = { title: "详细介绍", kind: "text" } as const
export const advantages = { title: "优势", kind: "rows", maxItems: 10 } as const
export const contacts = { title: "联系方式", kind: "rows", maxItems: 5 } as const
export const attachments = { title: "附件", kind: "rows", maxItems: 10 } as const
export const related = { title: "相关项目", kind: "rows", maxItems: 6 } as const
