// Generated from contract/ by scripts/generate. Do not edit.
/** 申报操作。 */
export const declareActionWords: Readonly<Record<"CONFIRM" | "DECLINE" | "WITHDRAW" | "REPORT", string>> = {
  CONFIRM: "确认领取",
  DECLINE: "放弃领取",
  WITHDRAW: "撤回申报",
  REPORT: "更新进度",
}
