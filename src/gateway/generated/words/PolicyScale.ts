// Generated from contract/ by scripts/generate. Do not edit.
/** 企业规模。 */
export const policyScaleWords: Readonly<Record<"LARGE" | "MEDIUM" | "SMALL" | "MICRO", string>> = {
  LARGE: "大型",
  MEDIUM: "中型",
  SMALL: "小型",
  MICRO: "微型",
}
