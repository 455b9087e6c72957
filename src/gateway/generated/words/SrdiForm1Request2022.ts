// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm1Request2022FormCodeWords = {
  form1: "科技和创新型中小企业",
} as const

/** 规则版本。 */
export const srdiForm1Request2022RuleVersionWords = {
  "srdi@2022": "历史标准",
} as const
