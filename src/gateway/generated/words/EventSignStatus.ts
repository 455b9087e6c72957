// Generated from contract/ by scripts/generate. Do not edit.
/** 报名状态。 */
export const eventSignStatusWords: Readonly<Record<"PENDING" | "PASS" | "REJECT" | "WAITLIST" | "CANCELLED" | "CHECKED_IN" | "ABSENT" | "FINISHED", string>> = {
  PENDING: "待审核",
  PASS: "报名成功",
  REJECT: "未通过",
  WAITLIST: "候补",
  CANCELLED: "已取消",
  CHECKED_IN: "已签到",
  ABSENT: "未到场",
  FINISHED: "已参加",
}
