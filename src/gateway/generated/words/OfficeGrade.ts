// Generated from contract/ by scripts/generate. Do not edit.
/** 楼宇等级。 */
export const officeGradeWords: Readonly<Record<"A" | "B" | "C" | "INCUBATOR" | "MAKERSPACE", string>> = {
  A: "甲级",
  B: "乙级",
  C: "丙级",
  INCUBATOR: "孵化器",
  MAKERSPACE: "众创空间",
}
