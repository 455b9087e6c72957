// Generated from contract/ by scripts/generate. Do not edit.
/** 招商类别。 */
export const attractCategoryWords: Readonly<Record<"PROJECT" | "INDUSTRY" | "PARK" | "ENVIRONMENT" | "POLICY", string>> = {
  PROJECT: "招商项目",
  INDUSTRY: "产业推介",
  PARK: "园区",
  ENVIRONMENT: "投资环境",
  POLICY: "招商政策",
}
