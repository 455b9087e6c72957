// Generated from contract/ by scripts/generate. Do not edit.
export const listDemandsDeadlineWithinWords: Readonly<Record<"7" | "30" | "90", string>> = {
  7: "7 天内",
  30: "30 天内",
  90: "90 天内",
}

export const listDemandsSortWords: Readonly<Record<"NEWEST" | "DEADLINE" | "VIEW", string>> = {
  NEWEST: "最新",
  DEADLINE: "即将截止",
  VIEW: "浏览最多",
}
