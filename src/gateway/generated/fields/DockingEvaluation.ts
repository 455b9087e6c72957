// Generated from contract/ by scripts/generate. Do not edit.
import { dockingEvaluationDirectionWords } from '../words/DockingEvaluation.ts'
import { dockingTargetTypeWords } from '../words/DockingTargetType.ts'
import { dockingEvaluationStatusWords } from '../words/DockingEvaluationStatus.ts'

export const id = { title: "评价标识", kind: "text" } as const
export const direction = { title: "方向", kind: "choice", words: dockingEvaluationDirectionWords } as const
export const targetType = { title: "对接对象", kind: "choice", words: dockingTargetTypeWords } as const
export const targetId = { title: "对接对象标识", kind: "text" } as const
export const targetTitle = { title: "对接对象名称", kind: "text" } as const
export const dockingId = { title: "对接标识", kind: "text" } as const
export const enName = { title: "评价企业", kind: "text" } as const
export const overall = { title: "总体评分", kind: "integer" } as const
export const scores = { title: "分项评分", kind: "object" } as const
export const tags = { title: "标签", kind: "list", maxItems: 5 } as const
export const content = { title: "评价内容", kind: "text" } as const
export const images = { title: "图片", kind: "rows", maxItems: 3 } as const
export const anonymous = { title: "是否匿名", kind: "choice" } as const
export const status = { title: "评价状态", kind: "choice", words: dockingEvaluationStatusWords } as const
export const editableUntil = { title: "可修改至", kind: "text", term: { days: 7, after: "createTime" } } as const
export const reply = { title: "回复", kind: "text" } as const
export const replyTime = { title: "回复时间", kind: "text" } as const
export const createTime = { title: "评价时间", kind: "text" } as const
