// Generated from contract/ by scripts/generate. Do not edit.
/** 金额档位。 */
export const budgetBandWords: Readonly<Record<"UNDER_10" | "FROM_10" | "FROM_50" | "FROM_100" | "FROM_500" | "NEGOTIABLE", string>> = {
  UNDER_10: "10 万元以下",
  FROM_10: "10–50 万元",
  FROM_50: "50–100 万元",
  FROM_100: "100–500 万元",
  FROM_500: "500 万元以上",
  NEGOTIABLE: "面议",
}
