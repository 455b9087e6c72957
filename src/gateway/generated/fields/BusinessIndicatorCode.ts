// Generated from contract/ by scripts/generate. Do not edit.
/** 经营指标编码。 */
export const businessIndicatorCodeFields = {
  employeeAmount: { title: "职工人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, decimals: 0 },
  operatingIncome: { title: "营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  mainBusinessIncome: { title: "主营业务收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  totalAsset: { title: "资产总额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  assetDebt: { title: "资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 1000 },
  bankLoans: { title: "银行贷款", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
} as const
