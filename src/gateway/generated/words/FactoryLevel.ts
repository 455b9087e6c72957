// Generated from contract/ by scripts/generate. Do not edit.
/** 绿色工厂级别。 */
export const factoryLevelWords: Readonly<Record<"NATIONAL" | "PROVINCIAL", string>> = {
  NATIONAL: "国家级",
  PROVINCIAL: "省级",
}
