// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm2RequestFormCodeWords = {
  form2: "专精特新中小企业",
} as const

/** 规则版本。 */
export const srdiForm2RequestRuleVersionWords = {
  "srdi@2026": "现行",
} as const
