// Generated from contract/ by scripts/generate. Do not edit.
/** 星级。 */
export const cloudStarWords: Readonly<Record<"0" | "3" | "4" | "5", string>> = {
  0: "未达到或没有",
  3: "三星级",
  4: "四星级",
  5: "五星级",
}
