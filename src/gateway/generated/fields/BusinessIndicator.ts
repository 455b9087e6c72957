// Generated from contract/ by scripts/generate. Do not edit.
import { businessIndicatorCodeWords } from '../words/BusinessIndicatorCode.ts'

export const code = { title: "经营指标编码", kind: "choice", required: true, words: businessIndicatorCodeWords } as const
export const name = { title: "指标名称", kind: "text", minLength: 1, maxLength: 30, required: true } as const
export const unit = { title: "单位", kind: "text", minLength: 1, maxLength: 10, required: true } as const
export const values = { title: "三年的值", kind: "rows", minItems: 3, maxItems: 3, required: true } as const

/** 经营指标行。 */
export const businessIndicatorFields = { code, name, unit, values } as const
