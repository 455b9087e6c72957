// Generated from contract/ by scripts/generate. Do not edit.
/** 单项结果。 */
export const toolItemStatusWords: Readonly<Record<"MET" | "UNMET" | "UNKNOWN" | "MANUAL" | "NA", string>> = {
  MET: "符合",
  UNMET: "不符合",
  UNKNOWN: "资料不足",
  MANUAL: "需人工核对",
  NA: "不适用或免予考查",
}
