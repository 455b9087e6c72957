// Generated from contract/ by scripts/generate. Do not edit.
import { helpCategoryWords } from '../words/HelpCategory.ts'

export const category = { title: "帮助分类", kind: "choice", words: helpCategoryWords } as const
export const categoryDesc = { title: "分类（文字）", kind: "text" } as const
export const articles = { title: "文章", kind: "rows", maxItems: 50 } as const
