// Generated from contract/ by scripts/generate. Do not edit.
/** 技术水平。 */
export const achievementLevelWords: Readonly<Record<"INTL_LEADING" | "INTL_ADVANCED" | "DOMESTIC_LEADING" | "DOMESTIC_ADVANCED" | "PROVINCE_LEADING" | "OTHER", string>> = {
  INTL_LEADING: "国际领先",
  INTL_ADVANCED: "国际先进",
  DOMESTIC_LEADING: "国内领先",
  DOMESTIC_ADVANCED: "国内先进",
  PROVINCE_LEADING: "省内领先",
  OTHER: "其他",
}
