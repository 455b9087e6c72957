// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm1RequestFormCodeWords = {
  form1: "科技和创新型中小企业",
} as const

/** 规则版本。 */
export const srdiForm1RequestRuleVersionWords = {
  "srdi@2026": "现行",
} as const
