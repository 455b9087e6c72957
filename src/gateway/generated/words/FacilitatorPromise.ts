// Generated from contract/ by scripts/generate. Do not edit.
/** 服务承诺。 */
export const facilitatorPromiseWords: Readonly<Record<"FREE_CONSULT" | "NO_RESULT_NO_FEE" | "RESPONSE_24H" | "CLEAR_PRICE" | "AFTER_SALES", string>> = {
  FREE_CONSULT: "首次咨询免费",
  NO_RESULT_NO_FEE: "不成功不收费",
  RESPONSE_24H: "24 小时响应",
  CLEAR_PRICE: "明码标价",
  AFTER_SALES: "售后跟踪",
}
