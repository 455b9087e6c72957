// Generated from contract/ by scripts/generate. Do not edit.
/** 划型指标。 */
export const scaleFieldWords: Readonly<Record<"employeeAmount" | "operatingIncome" | "totalAsset", string>> = {
  employeeAmount: "从业人员",
  operatingIncome: "营业收入",
  totalAsset: "资产总额",
}
