// Generated from contract/ by scripts/generate. Do not edit.
/** 额度类型。 */
export const policySupportAmountTypeWords: Readonly<Record<"FIXED" | "RATIO" | "CAP" | "TIER" | "NONE", string>> = {
  FIXED: "定额",
  RATIO: "按比例",
  CAP: "最高限额",
  TIER: "分档",
  NONE: "无资金",
}
