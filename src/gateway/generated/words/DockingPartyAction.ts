// Generated from contract/ by scripts/generate. Do not edit.
/** 本方可用的对接操作。 */
export const dockingPartyActionWords: Readonly<Record<"ACCEPT" | "REJECT" | "START" | "FINISH" | "CANCEL" | "EVALUATE", string>> = {
  ACCEPT: "接受",
  REJECT: "拒绝",
  START: "开始洽谈",
  FINISH: "结束",
  CANCEL: "撤回",
  EVALUATE: "评价",
}
