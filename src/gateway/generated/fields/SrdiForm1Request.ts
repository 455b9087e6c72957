// Generated from contract/ by scripts/generate. Do not edit.
import { srdiForm1RequestFormCodeWords } from '../words/SrdiForm1Request.ts'
import { srdiForm1RequestRuleVersionWords } from '../words/SrdiForm1Request.ts'

export const isRenewal = { title: "是否复核", kind: "choice", required: true } as const
export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const inputYear = { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true } as const
export const formCode = { title: "评分表", kind: "choice", required: true, words: srdiForm1RequestFormCodeWords } as const
export const ruleVersion = { title: "规则版本", kind: "choice", required: true, words: srdiForm1RequestRuleVersionWords } as const
export const inputs = { title: "创新型中小企业评价内容（srdi@2026）", kind: "object", required: true } as const

/** 创新型中小企业评分（srdi@2026）。 */
export const srdiForm1RequestFields = { isRenewal, enId, inputYear, formCode, ruleVersion, inputs } as const
