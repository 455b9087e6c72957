// Generated from contract/ by scripts/generate. Do not edit.
/** 上架状态。 */
export const productRowStatusWords = {
  ON: "上架",
  OFF: "下架",
} as const
