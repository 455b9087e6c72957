// Generated from contract/ by scripts/generate. Do not edit.
/** 直接符合的条件。 */
export const tecEnDirectPassWords: Readonly<Record<"HNTE" | "NATIONAL_AWARD" | "RD_ORGANIZATION" | "STANDARD", string>> = {
  HNTE: "有效期内高新技术企业证书",
  NATIONAL_AWARD: "近五年获国家级科技奖励且获奖单位前三名",
  RD_ORGANIZATION: "经认定的省部级以上研发机构",
  STANDARD: "近五年主导制定国际、国家或行业标准（起草单位前五名）",
}
