// Generated from contract/ by scripts/generate. Do not edit.
/** 可用的申报操作。 */
export const declareOwnActionWords: Readonly<Record<"CONFIRM" | "DECLINE" | "WITHDRAW" | "REPORT" | "DELETE", string>> = {
  CONFIRM: "确认领取",
  DECLINE: "放弃领取",
  WITHDRAW: "撤回申报",
  REPORT: "更新进度",
  DELETE: "删除登记",
}
