// Generated from contract/ by scripts/generate. Do not edit.
/** 评价档次。 */
export const hnteGradeWords: Readonly<Record<"A" | "B" | "C" | "D" | "E", string>> = {
  A: "高（强）",
  B: "较高（较强）",
  C: "一般",
  D: "较低（较弱）",
  E: "无",
}
