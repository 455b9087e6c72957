// Generated from contract/ by scripts/generate. Do not edit.
/** 检测资质。 */
export const instrumentQualificationWords: Readonly<Record<"CMA" | "CNAS" | "CAL" | "NONE", string>> = {
  CMA: "检验检测机构资质认定",
  CNAS: "实验室认可",
  CAL: "审查认可",
  NONE: "无",
}
