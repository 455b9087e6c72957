// Generated from contract/ by scripts/generate. Do not edit.
import { helpCategoryWords } from '../words/HelpCategory.ts'

export const id = { title: "文章标识", kind: "text" } as const
export const category = { title: "帮助分类", kind: "choice", words: helpCategoryWords } as const
export const categoryDesc = { title: "分类（文字）", kind: "text" } as const
export const title = { title: "标题", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const content = { title: "正文", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const related = { title: "同类文章", kind: "rows", maxItems: 10 } as const
