// Generated from contract/ by scripts/generate. Do not edit.
/** 划型指标。 */
export const scaleFieldWords = {
  employeeAmount: "从业人员",
  operatingIncome: "营业收入",
  totalAsset: "资产总额",
} as const
