// Generated from contract/ by scripts/generate. Do not edit.
/** 链接类型。 */
export const adLinkTypeWords = {
  INNER: "站内",
  OUTER: "站外",
  NONE: "不跳转",
} as const

/** 打开方式。 */
export const adTargetWords = {
  SELF: "当前窗口",
  BLANK: "新窗口",
} as const
