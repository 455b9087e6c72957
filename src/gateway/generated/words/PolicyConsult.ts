// Generated from contract/ by scripts/generate. Do not edit.
/** 状态。 */
export const policyConsultStatusWords: Readonly<Record<"WAIT" | "REPLIED" | "CLOSED", string>> = {
  WAIT: "待答复",
  REPLIED: "已答复",
  CLOSED: "已关闭",
}
