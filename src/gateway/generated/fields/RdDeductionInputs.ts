// Generated from contract/ by scripts/generate. Do not edit.
import { rdEnterpriseCategoryWords } from '../words/RdEnterpriseCategory.ts'
import { rdTaxCategoryWords } from '../words/RdTaxCategory.ts'

export const inputYear = { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true } as const
export const isResidentEnterprise = { title: "是否居民企业", kind: "choice" } as const
export const hasSoundAccounting = { title: "会计核算是否健全", kind: "choice" } as const
export const isAuditCollection = { title: "是否查账征收", kind: "choice" } as const
export const negativeIndustryIncome = { title: "负面清单行业业务收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const totalIncome = { title: "收入总额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const nonTaxableIncome = { title: "不征税收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const investmentIncome = { title: "投资收益", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const enterpriseCategory = { title: "企业类别", kind: "choice", words: rdEnterpriseCategoryWords } as const
export const taxCategory = { title: "适用税率", kind: "choice", words: rdTaxCategoryWords } as const
export const personnelCost = { title: "人员人工费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const directCost = { title: "直接投入费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const depreciation = { title: "折旧费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const amortization = { title: "无形资产摊销", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const designCost = { title: "设计试验等费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const otherCost = { title: "其他相关费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const domesticEntrusted = { title: "委托境内机构或个人实际发生额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const overseasEntrusted = { title: "委托境外机构实际发生额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const nonTaxableExpense = { title: "不征税收入对应支出", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const specialIncome = { title: "特殊收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const capitalizedAmortization = { title: "已资本化研发形成的无形资产本年摊销", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const

/** 研发费用加计扣除测算内容。 */
export const rdDeductionInputsFields = { inputYear, isResidentEnterprise, hasSoundAccounting, isAuditCollection, negativeIndustryIncome, totalIncome, nonTaxableIncome, investmentIncome, enterpriseCategory, taxCategory, personnelCost, directCost, depreciation, amortization, designCost, otherCost, domesticEntrusted, overseasEntrusted, nonTaxableExpense, specialIncome, capitalizedAmortization } as const
