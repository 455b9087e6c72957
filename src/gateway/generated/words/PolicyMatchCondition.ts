// Generated from contract/ by scripts/generate. Do not edit.
/** 比对结果。 */
export const policyMatchConditionStatusWords: Readonly<Record<"MET" | "UNMET" | "UNKNOWN" | "MANUAL" | "NA", string>> = {
  MET: "符合",
  UNMET: "不符合",
  UNKNOWN: "信息不足",
  MANUAL: "需人工核对",
  NA: "不适用",
}
