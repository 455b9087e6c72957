// Generated from contract/ by scripts/generate. Do not edit.
/** 链接类型。 */
export const adLinkTypeWords: Readonly<Record<"INNER" | "OUTER" | "NONE", string>> = {
  INNER: "站内",
  OUTER: "站外",
  NONE: "不跳转",
}

/** 打开方式。 */
export const adTargetWords: Readonly<Record<"SELF" | "BLANK", string>> = {
  SELF: "当前窗口",
  BLANK: "新窗口",
}
