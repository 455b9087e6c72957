// Generated from contract/ by scripts/generate. Do not edit.
/** 对接状态。 */
export const dockingStatusWords: Readonly<Record<"PENDING" | "ACCEPTED" | "NEGOTIATING" | "FINISHED" | "FAILED" | "REJECTED" | "CANCELLED" | "EXPIRED", string>> = {
  PENDING: "待响应",
  ACCEPTED: "已接受",
  NEGOTIATING: "洽谈中",
  FINISHED: "对接成功",
  FAILED: "未达成",
  REJECTED: "已拒绝",
  CANCELLED: "已撤回",
  EXPIRED: "已超时",
}
