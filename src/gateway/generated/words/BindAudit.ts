// Generated from contract/ by scripts/generate. Do not edit.
/** 绑定审核状态。 */
export const bindAuditWords = {
  PENDING: "审核中",
  PASS: "已通过",
  REJECT: "已驳回",
} as const
