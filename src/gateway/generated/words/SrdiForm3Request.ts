// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm3RequestFormCodeWords = {
  form3: "专精特新“小巨人”企业",
} as const

/** 规则版本。 */
export const srdiForm3RequestRuleVersionWords = {
  "srdi@2026": "现行",
} as const
