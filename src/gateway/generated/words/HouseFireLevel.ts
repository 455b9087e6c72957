// Generated from contract/ by scripts/generate. Do not edit.
/** 火灾危险性类别。 */
export const houseFireLevelWords: Readonly<Record<"A" | "B" | "C" | "D" | "E", string>> = {
  A: "甲类",
  B: "乙类",
  C: "丙类",
  D: "丁类",
  E: "戊类",
}
