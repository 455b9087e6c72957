// Generated from contract/ by scripts/generate. Do not edit.
/** 部门认定。 */
export const deptCertWords: Readonly<Record<"DEPT_02" | "DEPT_04", string>> = {
  DEPT_02: "创新型中小企业",
  DEPT_04: "高新技术企业",
}
