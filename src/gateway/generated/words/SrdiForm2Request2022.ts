// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm2Request2022FormCodeWords = {
  form2: "专精特新中小企业",
} as const

/** 规则版本。 */
export const srdiForm2Request2022RuleVersionWords = {
  "srdi@2022": "历史标准",
} as const
