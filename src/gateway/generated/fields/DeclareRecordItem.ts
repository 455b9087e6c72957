// Generated from contract/ by scripts/generate. Do not edit.
import { declareKindWords } from '../words/DeclareKind.ts'
import { declareSourceWords } from '../words/DeclareSource.ts'
import { declareStatusWords } from '../words/DeclareStatus.ts'
import { declareStageWords } from '../words/DeclareStage.ts'
import { declareOwnActionWords } from '../words/DeclareOwnAction.ts'

export const id = { title: "申报记录标识", kind: "text" } as const
export const kind = { title: "办理方式", kind: "choice", words: declareKindWords } as const
export const source = { title: "进度来源", kind: "choice", words: declareSourceWords } as const
export const policyId = { title: "政策标识", kind: "text" } as const
export const policyTitle = { title: "政策标题", kind: "text" } as const
export const department = { title: "受理部门", kind: "text" } as const
export const batchName = { title: "批次名称", kind: "text" } as const
export const enId = { title: "企业标识", kind: "text" } as const
export const enName = { title: "申报企业", kind: "text" } as const
export const status = { title: "办理状态", kind: "choice", words: declareStatusWords } as const
export const stage = { title: "办理阶段", kind: "choice", words: declareStageWords } as const
export const amount = { title: "核定金额", kind: "number", unit: "万元" } as const
export const dueDate = { title: "办理期限", kind: "date" } as const
export const remark = { title: "说明", kind: "text" } as const
export const createTime = { title: "建立时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 5, words: declareOwnActionWords } as const
