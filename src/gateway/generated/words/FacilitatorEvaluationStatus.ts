// Generated from contract/ by scripts/generate. Do not edit.
/** 评价状态。 */
export const facilitatorEvaluationStatusWords: Readonly<Record<"SUBMITTED" | "PUBLISHED" | "HIDDEN", string>> = {
  SUBMITTED: "待审核",
  PUBLISHED: "已公开",
  HIDDEN: "已隐藏",
}
