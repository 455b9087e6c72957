// Generated from contract/ by scripts/generate. Do not edit.
/** 形式。 */
export const policyMaterialFormWords = {
  ORIGINAL: "原件",
  COPY: "复印件",
  ELECTRONIC: "电子件",
} as const

/** 来源。 */
export const policyMaterialSourceWords = {
  SELF: "自备",
  SYSTEM: "系统调用",
  DEPT: "部门核验",
} as const
