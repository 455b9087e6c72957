// Generated from contract/ by scripts/generate. Do not edit.
/** 产品价格方式。 */
export const productPriceTypeWords = {
  FIXED: "明码标价",
  NEGOTIABLE: "面议",
  FREE: "免费",
} as const
