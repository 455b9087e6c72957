// Generated from contract/ by scripts/generate. Do not edit.
/** 需求状态操作。 */
export const demandActionWords: Readonly<Record<"SUBMIT" | "WITHDRAW" | "OFF_SHELF" | "EXTEND" | "COMPLETE", string>> = {
  SUBMIT: "提交审核",
  WITHDRAW: "撤回审核",
  OFF_SHELF: "下架",
  EXTEND: "延长截止日期",
  COMPLETE: "完成",
}
