// Generated from contract/ by scripts/generate. Do not edit.
/** 专项主题类型。 */
export const policySubjectThemeWords: Readonly<Record<"CHAIN" | "CROWD" | "MATTER" | "PERIOD", string>> = {
  CHAIN: "产业链",
  CROWD: "人群",
  MATTER: "事项",
  PERIOD: "时段",
}
