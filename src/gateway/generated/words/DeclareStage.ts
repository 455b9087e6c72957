// Generated from contract/ by scripts/generate. Do not edit.
/** 办理阶段。 */
export const declareStageWords: Readonly<Record<"TODO" | "RUNNING" | "GRANTED" | "ENDED", string>> = {
  TODO: "待我办理",
  RUNNING: "办理中",
  GRANTED: "已通过",
  ENDED: "已结束",
}
