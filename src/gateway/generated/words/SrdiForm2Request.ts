// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm2RequestFormCodeWords: Readonly<Record<"form2", string>> = {
  form2: "专精特新中小企业",
}

/** 规则版本。 */
export const srdiForm2RequestRuleVersionWords: Readonly<Record<"srdi@2026", string>> = {
  "srdi@2026": "现行",
}
