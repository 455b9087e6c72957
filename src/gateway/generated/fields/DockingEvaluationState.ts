// Generated from contract/ by scripts/generate. Do not edit.
import { dockingEvaluationStatusWords } from '../words/DockingEvaluationStatus.ts'

export const id = { title: "评价标识", kind: "text" } as const
export const status = { title: "评价状态", kind: "choice", words: dockingEvaluationStatusWords } as const
export const editableUntil = { title: "可修改至", kind: "text", term: { days: 7, after: "createTime" } } as const
