// Generated from contract/ by scripts/generate. Do not edit.
/** 孵化器级别。 */
export const officeIncubatorLevelWords: Readonly<Record<"NATIONAL" | "PROVINCIAL" | "MUNICIPAL", string>> = {
  NATIONAL: "国家级",
  PROVINCIAL: "省级",
  MUNICIPAL: "市级",
}
