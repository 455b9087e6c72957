// Generated from contract/ by scripts/generate. Do not edit.
/** 上架状态。 */
export const productRowStatusWords: Readonly<Record<"ON" | "OFF", string>> = {
  ON: "上架",
  OFF: "下架",
}
