// Generated from contract/ by scripts/generate. Do not edit.
export const listAttractsSortWords = {
  NEWEST: "最新",
  VIEW: "浏览最多",
} as const
