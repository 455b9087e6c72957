// Generated from contract/ by scripts/generate. Do not edit.
/** 公开资源的状态。 */
export const shownResourceStatusWords: Readonly<Record<"PUBLISHED" | "MAINTENANCE" | "TRADED", string>> = {
  PUBLISHED: "已发布",
  MAINTENANCE: "维护中",
  TRADED: "已成交",
}
