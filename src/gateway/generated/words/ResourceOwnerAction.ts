// Generated from contract/ by scripts/generate. Do not edit.
/** 发布企业可用的操作。 */
export const resourceOwnerActionWords: Readonly<Record<"EDIT" | "DELETE" | "SUBMIT" | "WITHDRAW" | "OFF_SHELF" | "EXTEND" | "SUSPEND" | "RESUME" | "TRADE", string>> = {
  EDIT: "修改",
  DELETE: "删除",
  SUBMIT: "提交审核",
  WITHDRAW: "撤回审核",
  OFF_SHELF: "下架",
  EXTEND: "延长有效期",
  SUSPEND: "暂停预约",
  RESUME: "恢复预约",
  TRADE: "标记成交",
}
