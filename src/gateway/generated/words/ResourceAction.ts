// Generated from contract/ by scripts/generate. Do not edit.
/** 资源状态操作。 */
export const resourceActionWords: Readonly<Record<"SUBMIT" | "WITHDRAW" | "OFF_SHELF" | "EXTEND" | "SUSPEND" | "RESUME" | "TRADE", string>> = {
  SUBMIT: "提交审核",
  WITHDRAW: "撤回审核",
  OFF_SHELF: "下架",
  EXTEND: "延长有效期",
  SUSPEND: "暂停预约",
  RESUME: "恢复预约",
  TRADE: "标记成交",
}
