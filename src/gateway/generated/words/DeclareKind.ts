// Generated from contract/ by scripts/generate. Do not edit.
/** 办理方式。 */
export const declareKindWords: Readonly<Record<"APPLY" | "NO_APPLY", string>> = {
  APPLY: "自主申报",
  NO_APPLY: "免申即享",
}
