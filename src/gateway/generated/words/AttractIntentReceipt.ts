// Generated from contract/ by scripts/generate. Do not edit.
/** 状态。 */
export const attractIntentReceiptStatusWords: Readonly<Record<"WAIT" | "REPLIED" | "CLOSED", string>> = {
  WAIT: "待联系",
  REPLIED: "已联系",
  CLOSED: "已关闭",
}
