// Generated from contract/ by scripts/generate. Do not edit.
/** 提醒频率。 */
export const policyRemindFrequencyWords: Readonly<Record<"WEEKLY" | "DAILY" | "REALTIME", string>> = {
  WEEKLY: "每周汇总",
  DAILY: "每日汇总",
  REALTIME: "实时",
}
