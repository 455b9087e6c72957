// Generated from contract/ by scripts/generate. Do not edit.
/** 消息类型。 */
export const messageTypeWords: Readonly<Record<"SYSTEM" | "POLICY" | "DECLARE" | "DOCKING" | "AUDIT" | "ACTIVITY" | "REMIND" | "REPLY", string>> = {
  SYSTEM: "系统通知",
  POLICY: "政策推送",
  DECLARE: "申报进度",
  DOCKING: "对接消息",
  AUDIT: "审核结果",
  ACTIVITY: "活动提醒",
  REMIND: "到期提醒",
  REPLY: "咨询与反馈回复",
}
