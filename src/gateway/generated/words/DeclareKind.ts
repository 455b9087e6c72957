// Generated from contract/ by scripts/generate. Do not edit.
/** 办理方式。 */
export const declareKindWords = {
  APPLY: "自主申报",
  NO_APPLY: "免申即享",
} as const
