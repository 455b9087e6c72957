// Generated from contract/ by scripts/generate. Do not edit.
/** 适用税率。 */
export const rdTaxCategoryWords: Readonly<Record<"STANDARD" | "HNTE" | "SMALL_LOW_PROFIT", string>> = {
  STANDARD: "25%",
  HNTE: "高新技术企业 15%",
  SMALL_LOW_PROFIT: "小型微利企业实际税负 5%",
}
