// Generated from contract/ by scripts/generate. Do not edit.
/** 结论。 */
export const toolVerdictWords: Readonly<Record<"PASS" | "FAIL" | "INCOMPLETE" | "MANUAL" | "DONE", string>> = {
  PASS: "符合",
  FAIL: "不符合",
  INCOMPLETE: "资料不足、未下结论",
  MANUAL: "需人工判断或由专家评定",
  DONE: "已得出结果",
}
