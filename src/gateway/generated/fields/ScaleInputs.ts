// Generated from contract/ by scripts/generate. Do not edit.
import { scaleIndustryWords } from '../words/ScaleIndustry.ts'

export const industry = { title: "划型行业", kind: "choice", required: true, words: scaleIndustryWords } as const
export const employeeAmount = { title: "从业人员", kind: "integer", unit: "人", minimum: 0, maximum: 99999999 } as const
export const operatingIncome = { title: "营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const totalAsset = { title: "资产总额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const

/** 规模类型自测内容。 */
export const scaleInputsFields = { industry, employeeAmount, operatingIncome, totalAsset } as const
