// Generated from contract/ by scripts/generate. Do not edit.
/** 经营指标编码。 */
export const businessIndicatorCodeWords: Readonly<Record<"employeeAmount" | "operatingIncome" | "mainBusinessIncome" | "totalAsset" | "assetDebt" | "bankLoans", string>> = {
  employeeAmount: "职工人数",
  operatingIncome: "营业收入",
  mainBusinessIncome: "主营业务收入",
  totalAsset: "资产总额",
  assetDebt: "资产负债率",
  bankLoans: "银行贷款",
}
