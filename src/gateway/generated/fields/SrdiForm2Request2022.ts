// Generated from contract/ by scripts/generate. Do not edit.
import { srdiForm2Request2022FormCodeWords } from '../words/SrdiForm2Request2022.ts'
import { srdiForm2Request2022RuleVersionWords } from '../words/SrdiForm2Request2022.ts'

export const isRenewal = { title: "是否复核", kind: "choice", required: true } as const
export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const inputYear = { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true } as const
export const formCode = { title: "评分表", kind: "choice", required: true, words: srdiForm2Request2022FormCodeWords } as const
export const ruleVersion = { title: "规则版本", kind: "choice", required: true, words: srdiForm2Request2022RuleVersionWords } as const
export const inputs = { title: "专精特新中小企业认定内容（srdi@2022）", kind: "object", required: true } as const

/** 专精特新中小企业评分（srdi@2022）。 */
export const srdiForm2Request2022Fields = { isRenewal, enId, inputYear, formCode, ruleVersion, inputs } as const
