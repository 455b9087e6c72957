// Generated from contract/ by scripts/generate. Do not edit.

export const employeeAmount = { title: "职工人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, decimals: 0 } as const
export const operatingIncome = { title: "营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const mainBusinessIncome = { title: "主营业务收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const totalAsset = { title: "资产总额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const assetDebt = { title: "资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 1000 } as const
export const bankLoans = { title: "银行贷款", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const

/** 经营指标编码。 */
export const businessIndicatorCodeFields = { employeeAmount, operatingIncome, mainBusinessIncome, totalAsset, assetDebt, bankLoans } as const
