// Generated from contract/ by scripts/generate. Do not edit.
/** 操作方。 */
export const dockingTimelineEntryActorWords: Readonly<Record<"INITIATOR" | "OWNER" | "SYSTEM", string>> = {
  INITIATOR: "发起方",
  OWNER: "发布方",
  SYSTEM: "系统",
}

/** 动作。 */
export const dockingTimelineEntryActionWords: Readonly<Record<"SUBMIT" | "ACCEPT" | "REJECT" | "CANCEL" | "EXPIRE" | "REMIND" | "START" | "PROPOSE" | "CONFIRM" | "FAIL" | "EVALUATE", string>> = {
  SUBMIT: "发起",
  ACCEPT: "接受",
  REJECT: "拒绝",
  CANCEL: "撤回",
  EXPIRE: "超时",
  REMIND: "催办",
  START: "开始洽谈",
  PROPOSE: "提议成交",
  CONFIRM: "确认成交",
  FAIL: "未达成",
  EVALUATE: "评价",
}
