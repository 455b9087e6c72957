// Generated from contract/ by scripts/generate. Do not edit.
import { contentSubjectKindWords } from '../words/ContentSubjectKind.ts'

export const id = { title: "专题标识", kind: "text" } as const
export const kind = { title: "专题类型", kind: "choice", words: contentSubjectKindWords } as const
export const title = { title: "标题", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const source = { title: "来源", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const images = { title: "图解", kind: "rows", maxItems: 20 } as const
export const content = { title: "正文", kind: "text" } as const
export const attachments = { title: "附件", kind: "rows", maxItems: 10 } as const
export const relatedPolicies = { title: "相关政策", kind: "rows", maxItems: 20 } as const
