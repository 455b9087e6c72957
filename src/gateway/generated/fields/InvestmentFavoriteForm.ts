// Generated from contract/ by scripts/generate. Do not edit.
import { investmentFavoriteTargetWords } from '../words/InvestmentFavoriteTarget.ts'

export const targetType = { title: "载体收藏对象类型", kind: "choice", required: true, words: investmentFavoriteTargetWords } as const
export const targetId = { title: "载体标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 载体收藏表单。 */
export const investmentFavoriteFormFields = { targetType, targetId } as const
