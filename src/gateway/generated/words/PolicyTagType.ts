// Generated from contract/ by scripts/generate. Do not edit.
/** 标签类型。 */
export const policyTagTypeWords: Readonly<Record<"THEME" | "INDUSTRY" | "QUALIFICATION" | "OBJECT" | "DEPT" | "LEVEL", string>> = {
  THEME: "主题",
  INDUSTRY: "产业",
  QUALIFICATION: "资质",
  OBJECT: "对象",
  DEPT: "部门",
  LEVEL: "层级",
}
