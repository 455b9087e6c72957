// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm3RequestFormCodeWords: Readonly<Record<"form3", string>> = {
  form3: "专精特新“小巨人”企业",
}

/** 规则版本。 */
export const srdiForm3RequestRuleVersionWords: Readonly<Record<"srdi@2026", string>> = {
  "srdi@2026": "现行",
}
