// Generated from contract/ by scripts/generate. Do not edit.
/** 拟投资额。 */
export const attractIntentFormInvestAmountWords: Readonly<Record<"UNDER_1000" | "FROM_1000" | "FROM_5000" | "OVER_10000" | "UNDECIDED", string>> = {
  UNDER_1000: "1000 万元以下",
  FROM_1000: "1000–5000 万元",
  FROM_5000: "5000 万元–1 亿元",
  OVER_10000: "1 亿元及以上",
  UNDECIDED: "未定",
}
