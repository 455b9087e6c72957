// Generated from contract/ by scripts/generate. Do not edit.
/** 产权性质。 */
export const investmentOwnerTypeWords: Readonly<Record<"STATE" | "COLLECTIVE" | "PRIVATE" | "PARK", string>> = {
  STATE: "国有",
  COLLECTIVE: "集体",
  PRIVATE: "民营",
  PARK: "园区平台",
}
