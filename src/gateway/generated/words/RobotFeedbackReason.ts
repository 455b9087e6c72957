// Generated from contract/ by scripts/generate. Do not edit.
/** 没有用的原因。 */
export const robotFeedbackReasonWords: Readonly<Record<"INACCURATE" | "IRRELEVANT" | "OUTDATED" | "INCOMPLETE" | "UNCLEAR" | "OTHER", string>> = {
  INACCURATE: "与政策原文不符",
  IRRELEVANT: "答非所问",
  OUTDATED: "内容已过期",
  INCOMPLETE: "不够完整",
  UNCLEAR: "看不明白",
  OTHER: "其他",
}
