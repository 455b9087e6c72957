// Generated from contract/ by scripts/generate. Do not edit.
/** 事项类型。 */
export const policyCalendarEventTypeWords: Readonly<Record<"DECLARE_START" | "DECLARE_END" | "ACTIVITY" | "CERT_EXPIRE" | "INFO_UPDATE", string>> = {
  DECLARE_START: "开始申报",
  DECLARE_END: "申报截止",
  ACTIVITY: "活动",
  CERT_EXPIRE: "资质到期",
  INFO_UPDATE: "信息更新",
}
