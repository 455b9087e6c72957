// Generated from contract/ by scripts/generate. Do not edit.
/** 服务商状态。 */
export const faStatusWords: Readonly<Record<"NONE" | "PENDING" | "PASS" | "REJECT" | "EXPIRED" | "FROZEN" | "QUIT", string>> = {
  NONE: "未申请",
  PENDING: "审核中",
  PASS: "已入驻",
  REJECT: "已驳回",
  EXPIRED: "已到期",
  FROZEN: "已冻结",
  QUIT: "已退出",
}
