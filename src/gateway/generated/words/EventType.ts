// Generated from contract/ by scripts/generate. Do not edit.
/** 活动类型。 */
export const eventTypeWords: Readonly<Record<"POLICY" | "DOCKING" | "TRAINING" | "ROADSHOW" | "FINANCE" | "RECRUIT" | "SALON" | "OTHER", string>> = {
  POLICY: "政策宣讲",
  DOCKING: "供需对接会",
  TRAINING: "培训",
  ROADSHOW: "路演",
  FINANCE: "银企对接",
  RECRUIT: "招聘",
  SALON: "沙龙",
  OTHER: "其他",
}
