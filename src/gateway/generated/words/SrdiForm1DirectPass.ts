// Generated from contract/ by scripts/generate. Do not edit.
/** 创新型中小企业直接符合的条件（srdi@2026）。 */
export const srdiForm1DirectPassWords: Readonly<Record<"AWARD" | "HNTE" | "INNOVATION_DEMO" | "IP_ADVANTAGE" | "IP_DEMO" | "RD_ORGANIZATION" | "TECH_SME", string>> = {
  AWARD: "近三年获国家级、省级科技奖励",
  HNTE: "有效期内高新技术企业",
  INNOVATION_DEMO: "国家级技术创新示范企业",
  IP_ADVANTAGE: "知识产权优势企业",
  IP_DEMO: "知识产权示范企业",
  RD_ORGANIZATION: "经认定的省部级以上研发机构",
  TECH_SME: "有效期内科技型中小企业",
}
