// Generated from contract/ by scripts/generate. Do not edit.
export const listFacilitatorsSortWords = {
  DEFAULT: "综合",
  SCORE: "评分最高",
  VIEW: "浏览最多",
} as const
