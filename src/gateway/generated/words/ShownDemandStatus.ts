// Generated from contract/ by scripts/generate. Do not edit.
/** 公开需求的状态。 */
export const shownDemandStatusWords = {
  PUBLISHED: "征集中",
  DOCKING: "对接中",
  COMPLETED: "已完成",
} as const
