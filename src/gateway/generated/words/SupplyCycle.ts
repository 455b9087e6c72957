// Generated from contract/ by scripts/generate. Do not edit.
/** 期望周期。 */
export const supplyCycleWords: Readonly<Record<"M1" | "M1_3" | "M3_6" | "M6_12" | "OVER_12" | "LONG", string>> = {
  M1: "1 个月内",
  M1_3: "1–3 个月",
  M3_6: "3–6 个月",
  M6_12: "6–12 个月",
  OVER_12: "12 个月以上",
  LONG: "长期",
}
