// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm2Request2022FormCodeWords: Readonly<Record<"form2", string>> = {
  form2: "专精特新中小企业",
}

/** 规则版本。 */
export const srdiForm2Request2022RuleVersionWords: Readonly<Record<"srdi@2022", string>> = {
  "srdi@2022": "历史标准",
}
