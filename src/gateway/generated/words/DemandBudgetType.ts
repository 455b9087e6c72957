// Generated from contract/ by scripts/generate. Do not edit.
/** 预算方式。 */
export const demandBudgetTypeWords = {
  RANGE: "区间",
  NEGOTIABLE: "面议",
} as const
