// Generated from contract/ by scripts/generate. Do not edit.
/** 报价方式。 */
export const resourcePriceTypeWords: Readonly<Record<"FIXED" | "RANGE" | "NEGOTIABLE" | "FREE", string>> = {
  FIXED: "一口价",
  RANGE: "区间",
  NEGOTIABLE: "面议",
  FREE: "免费",
}
