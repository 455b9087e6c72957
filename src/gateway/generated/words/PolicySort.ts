// Generated from contract/ by scripts/generate. Do not edit.
/** 排序。 */
export const policySortWords: Readonly<Record<"MATCH" | "NEW" | "END_SOON" | "AMOUNT" | "HOT", string>> = {
  MATCH: "综合",
  NEW: "最新发布",
  END_SOON: "即将截止",
  AMOUNT: "金额最高",
  HOT: "浏览最多",
}
