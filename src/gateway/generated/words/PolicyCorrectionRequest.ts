// Generated from contract/ by scripts/generate. Do not edit.
/** 纠错对象类型。 */
export const policyCorrectionRequestTargetTypeWords: Readonly<Record<"POLICY" | "SUBJECT", string>> = {
  POLICY: "政策",
  SUBJECT: "专项",
}

/** 错误类型。 */
export const policyCorrectionRequestErrorTypeWords: Readonly<Record<"TEL" | "OUTDATED" | "AMOUNT" | "LINK" | "ATTACHMENT" | "TYPO" | "OTHER", string>> = {
  TEL: "联系电话错误",
  OUTDATED: "内容过期",
  AMOUNT: "金额错误",
  LINK: "链接失效",
  ATTACHMENT: "附件无法下载",
  TYPO: "错别字",
  OTHER: "其他",
}
