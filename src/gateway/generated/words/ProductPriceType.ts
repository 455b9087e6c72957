// Generated from contract/ by scripts/generate. Do not edit.
/** 产品价格方式。 */
export const productPriceTypeWords: Readonly<Record<"FIXED" | "NEGOTIABLE" | "FREE", string>> = {
  FIXED: "明码标价",
  NEGOTIABLE: "面议",
  FREE: "免费",
}
