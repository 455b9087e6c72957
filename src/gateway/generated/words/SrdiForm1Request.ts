// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm1RequestFormCodeWords: Readonly<Record<"form1", string>> = {
  form1: "科技和创新型中小企业",
}

/** 规则版本。 */
export const srdiForm1RequestRuleVersionWords: Readonly<Record<"srdi@2026", string>> = {
  "srdi@2026": "现行",
}
