// Generated from contract/ by scripts/generate. Do not edit.
import { policySubjectThemeWords } from '../words/PolicySubjectTheme.ts'

export const id = { title: "标识", kind: "text" } as const
export const title = { title: "专项标题", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const intro = { title: "简介", kind: "text" } as const
export const themeType = { title: "专项主题类型", kind: "choice", words: policySubjectThemeWords } as const
export const themeTypeDesc = { title: "主题类型（文字）", kind: "text" } as const
export const policyCount = { title: "政策数", kind: "integer" } as const
export const dept = { title: "牵头部门", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const sections = { title: "栏目", kind: "rows", maxItems: 20 } as const
