// Generated from contract/ by scripts/generate. Do not edit.
/** 绑定审核状态。 */
export const bindAuditWords: Readonly<Record<"PENDING" | "PASS" | "REJECT", string>> = {
  PENDING: "审核中",
  PASS: "已通过",
  REJECT: "已驳回",
}
