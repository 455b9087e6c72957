// Generated from contract/ by scripts/generate. Do not edit.
/** 对接状态操作。 */
export const dockingActionWords: Readonly<Record<"ACCEPT" | "REJECT" | "START" | "FINISH" | "CANCEL", string>> = {
  ACCEPT: "接受",
  REJECT: "拒绝",
  START: "开始洽谈",
  FINISH: "结束",
  CANCEL: "撤回",
}
