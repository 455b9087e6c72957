// Generated from contract/ by scripts/generate. Do not edit.
/** 发布企业可用的操作。 */
export const demandOwnerActionWords: Readonly<Record<"EDIT" | "DELETE" | "SUBMIT" | "WITHDRAW" | "OFF_SHELF" | "EXTEND" | "COMPLETE", string>> = {
  EDIT: "修改",
  DELETE: "删除",
  SUBMIT: "提交审核",
  WITHDRAW: "撤回审核",
  OFF_SHELF: "下架",
  EXTEND: "延长截止日期",
  COMPLETE: "完成",
}
