// Generated from contract/ by scripts/generate. Do not edit.
/** 企业规模。 */
export const scaleClassWords = {
  LARGE: "大型",
  MEDIUM: "中型",
  SMALL: "小型",
  MICRO: "微型",
} as const
