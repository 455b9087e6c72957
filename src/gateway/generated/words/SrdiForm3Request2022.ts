// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm3Request2022FormCodeWords = {
  form3: "专精特新“小巨人”企业",
} as const

/** 规则版本。 */
export const srdiForm3Request2022RuleVersionWords = {
  "srdi@2022": "历史标准",
} as const
