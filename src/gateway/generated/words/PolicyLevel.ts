// Generated from contract/ by scripts/generate. Do not edit.
/** 政策层级。 */
export const policyLevelWords: Readonly<Record<"NATION" | "PROVINCE" | "CITY" | "COUNTY" | "PARK", string>> = {
  NATION: "国家级",
  PROVINCE: "省级",
  CITY: "市级",
  COUNTY: "县(市、区)级",
  PARK: "镇(园区)级",
}
