// Generated from contract/ by scripts/generate. Do not edit.
/** 预算方式。 */
export const demandBudgetTypeWords: Readonly<Record<"RANGE" | "NEGOTIABLE", string>> = {
  RANGE: "区间",
  NEGOTIABLE: "面议",
}
