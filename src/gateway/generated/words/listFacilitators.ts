// Generated from contract/ by scripts/generate. Do not edit.
export const listFacilitatorsSortWords: Readonly<Record<"DEFAULT" | "SCORE" | "VIEW", string>> = {
  DEFAULT: "综合",
  SCORE: "评分最高",
  VIEW: "浏览最多",
}
