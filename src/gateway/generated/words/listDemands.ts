// Generated from contract/ by scripts/generate. Do not edit.
export const listDemandsDeadlineWithinWords = {
  7: "7 天内",
  30: "30 天内",
  90: "90 天内",
} as const

export const listDemandsSortWords = {
  NEWEST: "最新",
  DEADLINE: "即将截止",
  VIEW: "浏览最多",
} as const
