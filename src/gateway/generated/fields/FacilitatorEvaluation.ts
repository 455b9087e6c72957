// Generated from contract/ by scripts/generate. Do not edit.
import { facilitatorEvaluationDirectionWords } from '../words/FacilitatorEvaluation.ts'
import { facilitatorEvaluationStatusWords } from '../words/FacilitatorEvaluationStatus.ts'

export const id = { title: "评价标识", kind: "text" } as const
export const direction = { title: "方向", kind: "choice", words: facilitatorEvaluationDirectionWords } as const
export const facilitatorId = { title: "服务商标识", kind: "text" } as const
export const facilitatorName = { title: "服务商名称", kind: "text" } as const
export const dockingId = { title: "对接标识", kind: "text" } as const
export const dockingTitle = { title: "对接名称", kind: "text" } as const
export const enName = { title: "评价企业", kind: "text" } as const
export const overall = { title: "总体评分", kind: "integer" } as const
export const scores = { title: "分项评分", kind: "object" } as const
export const tags = { title: "评价标签", kind: "list", maxItems: 5 } as const
export const content = { title: "评价内容", kind: "text" } as const
export const images = { title: "图片", kind: "rows", maxItems: 3 } as const
export const anonymous = { title: "是否匿名", kind: "choice" } as const
export const status = { title: "评价状态", kind: "choice", words: facilitatorEvaluationStatusWords } as const
export const reply = { title: "回复", kind: "text" } as const
export const replyTime = { title: "回复时间", kind: "text" } as const
export const editableUntil = { title: "可修改至", kind: "text", term: { days: 7, after: "createTime" } } as const
export const createTime = { title: "评价时间", kind: "text" } as const
