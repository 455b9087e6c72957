// Generated from contract/ by scripts/generate. Do not edit.
/** 状态。 */
export const investmentIntentReceiptStatusWords = {
  WAIT: "待联系",
  REPLIED: "已联系",
  CLOSED: "已关闭",
} as const
