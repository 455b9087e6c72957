// Generated from contract/ by scripts/generate. Do not edit.
/** 评价状态。 */
export const facilitatorEvaluationStatusWords = {
  SUBMITTED: "待审核",
  PUBLISHED: "已公开",
  HIDDEN: "已隐藏",
} as const
