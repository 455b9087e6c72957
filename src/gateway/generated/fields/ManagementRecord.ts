// Generated from contract/ by scripts/generate. Do not edit.

export const year = { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true } as const
export const totalAsset = { title: "资产总额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, required: true } as const
export const netProfit = { title: "净利润", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, required: true } as const
export const tax = { title: "纳税总额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, required: true } as const
export const mainBusinessIncome = { title: "主营业务收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, required: true } as const
export const developInput = { title: "研发投入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, required: true } as const

/** 一年的经营数据。 */
export const managementRecordFields = { year, totalAsset, netProfit, tax, mainBusinessIncome, developInput } as const
