// Generated from contract/ by scripts/generate. Do not edit.
/** 专项主题类型。 */
export const policySubjectThemeWords = {
  CHAIN: "产业链",
  CROWD: "人群",
  MATTER: "事项",
  PERIOD: "时段",
} as const
