// Generated from contract/ by scripts/generate. Do not edit.
export const listResourcesSortWords: Readonly<Record<"NEWEST" | "SCORE" | "VIEW", string>> = {
  NEWEST: "最新",
  SCORE: "评分最高",
  VIEW: "浏览最多",
}
