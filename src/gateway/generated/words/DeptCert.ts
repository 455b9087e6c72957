// Generated from contract/ by scripts/generate. Do not edit.
/** 部门认定。 */
export const deptCertWords = {
  DEPT_02: "创新型中小企业",
  DEPT_04: "高新技术企业",
} as const
