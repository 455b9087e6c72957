// Generated from contract/ by scripts/generate. Do not edit.
/** 级别。 */
export const attributeLevelWords: Readonly<Record<"NATIONAL" | "PROVINCIAL" | "MUNICIPAL" | "COUNTY", string>> = {
  NATIONAL: "国家级",
  PROVINCIAL: "省级",
  MUNICIPAL: "市级",
  COUNTY: "县(区)级",
}
