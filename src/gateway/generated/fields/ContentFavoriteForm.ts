// Generated from contract/ by scripts/generate. Do not edit.
import { contentFavoriteTargetWords } from '../words/ContentFavoriteTarget.ts'

export const targetType = { title: "内容收藏对象类型", kind: "choice", required: true, words: contentFavoriteTargetWords } as const
export const targetId = { title: "对象标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 内容收藏表单。 */
export const contentFavoriteFormFields = { targetType, targetId } as const
