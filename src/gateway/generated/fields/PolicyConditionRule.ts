// Generated from contract/ by scripts/generate. Do not edit.
import { policyConditionRuleOpWords } from '../words/PolicyConditionRule.ts'

export const field = { title: "企业信息字段", kind: "text" } as const
export const op = { title: "比较方式", kind: "choice", words: policyConditionRuleOpWords } as const
export const value = { title: "比较值", kind: "text" } as const
export const unit = { title: "单位", kind: "text" } as const
