// Generated from contract/ by scripts/generate. Do not edit.
/** 形式。 */
export const policyMaterialFormWords: Readonly<Record<"ORIGINAL" | "COPY" | "ELECTRONIC", string>> = {
  ORIGINAL: "原件",
  COPY: "复印件",
  ELECTRONIC: "电子件",
}

/** 来源。 */
export const policyMaterialSourceWords: Readonly<Record<"SELF" | "SYSTEM" | "DEPT", string>> = {
  SELF: "自备",
  SYSTEM: "系统调用",
  DEPT: "部门核验",
}
