// Generated from contract/ by scripts/generate. Do not edit.
import { noticeColumnWords } from '../words/NoticeColumn.ts'

export const id = { title: "标识", kind: "text" } as const
export const title = { title: "标题", kind: "text" } as const
export const subtitle = { title: "副标题", kind: "text" } as const
export const columnCode = { title: "栏目", kind: "choice", words: noticeColumnWords } as const
export const cover = { title: "封面", kind: "text" } as const
export const source = { title: "来源", kind: "text" } as const
export const author = { title: "作者", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const content = { title: "正文", kind: "text" } as const
export const attachments = { title: "附件", kind: "rows", maxItems: 20 } as const
export const top = { title: "是否置顶", kind: "choice" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const prev = { title: "上一篇", kind: "object" } as const
export const next = { title: "下一篇", kind: "object" } as const
export const relatedPolicyId = { title: "相关政策", kind: "text" } as const
export const expireTime = { title: "失效时间", kind: "text" } as const
