// Generated from contract/ by scripts/generate. Do not edit.
/** 公开需求的状态。 */
export const shownDemandStatusWords: Readonly<Record<"PUBLISHED" | "DOCKING" | "COMPLETED", string>> = {
  PUBLISHED: "征集中",
  DOCKING: "对接中",
  COMPLETED: "已完成",
}
