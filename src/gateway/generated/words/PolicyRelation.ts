// Generated from contract/ by scripts/generate. Do not edit.
/** 关系。 */
export const policyRelationRelationWords: Readonly<Record<"UPPER" | "SUPPORTING" | "REPLACE" | "INTERPRET", string>> = {
  UPPER: "上位依据",
  SUPPORTING: "配套政策",
  REPLACE: "替代关系",
  INTERPRET: "相关解读",
}
