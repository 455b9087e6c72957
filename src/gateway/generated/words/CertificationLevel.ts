// Generated from contract/ by scripts/generate. Do not edit.
/** 认定级别。 */
export const certificationLevelWords: Readonly<Record<"NATIONAL" | "PROVINCIAL" | "MUNICIPAL", string>> = {
  NATIONAL: "国家级",
  PROVINCIAL: "省级",
  MUNICIPAL: "市级",
}
