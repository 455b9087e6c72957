// Generated from contract/ by scripts/generate. Do not edit.
import { adLinkTypeWords } from '../words/Ad.ts'
import { adPositionWords } from '../words/AdPosition.ts'
import { adTargetWords } from '../words/Ad.ts'

export const id = { title: "标识", kind: "text" } as const
export const title = { title: "标题", kind: "text" } as const
export const image = { title: "链接", kind: "text" } as const
export const alt = { title: "替代文字", kind: "text" } as const
export const linkType = { title: "链接类型", kind: "choice", words: adLinkTypeWords } as const
export const link = { title: "链接", kind: "text" } as const
export const position = { title: "广告位", kind: "choice", words: adPositionWords } as const
export const start = { title: "日期", kind: "date" } as const
export const end = { title: "日期", kind: "date" } as const
export const sort = { title: "排序", kind: "integer" } as const
export const target = { title: "打开方式", kind: "choice", words: adTargetWords } as const
