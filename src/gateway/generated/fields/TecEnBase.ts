// Generated from contract/ by scripts/generate. Do not edit.
import { tecEnDirectPassWords } from '../words/TecEnDirectPass.ts'

export const isResidentEnterprise = { title: "是否境内（不含港澳台）居民企业", kind: "choice" } as const
export const employeeAmount = { title: "职工总数", kind: "integer", unit: "人", minimum: 0, maximum: 99999999 } as const
export const salesIncome = { title: "年销售收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const totalAsset = { title: "资产总额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const isIndustryAllowed = { title: "产品和服务不属于禁止、限制和淘汰类", kind: "choice" } as const
export const isTrustworthy = { title: "无事故、违法与失信", kind: "choice" } as const
export const directPassGrounds = { title: "直接符合的条件", kind: "choice", minItems: 0, maxItems: 4, words: tecEnDirectPassWords } as const

/** 科技型中小企业评价的基本条件。 */
export const tecEnBaseFields = { isResidentEnterprise, employeeAmount, salesIncome, totalAsset, isIndustryAllowed, isTrustworthy, directPassGrounds } as const
