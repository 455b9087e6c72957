// Generated from contract/ by scripts/generate. Do not edit.
import { policyDeclarationStateWords } from '../words/PolicyDeclarationState.ts'

export const tagIds = { title: "只看这些已订阅的标签", kind: "list", ask: "#不能为空", maxItems: 30 } as const
export const declareState = { title: "申报状态", kind: "choice", maxItems: 7, words: policyDeclarationStateWords } as const
export const publishFrom = { title: "发布日期从（含）", kind: "date", minLength: 10, maxLength: 10 } as const
export const remark = { title: "备注", kind: "text", minLength: 1, maxLength: 50 } as const

/** 订阅政策的筛选。 */
export const policySubscribedListRequestFields = { tagIds, declareState, publishFrom, remark } as const
