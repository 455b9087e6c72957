// Generated from contract/ by scripts/generate. Do not edit.
/** 研发机构级别。 */
export const srdiRdOrganizationWords: Readonly<Record<"NATIONAL" | "PROVINCIAL" | "MUNICIPAL" | "BELOW_MUNICIPAL" | "NONE", string>> = {
  NATIONAL: "国家级",
  PROVINCIAL: "省级",
  MUNICIPAL: "市级",
  BELOW_MUNICIPAL: "市级以下",
  NONE: "未建立",
}
