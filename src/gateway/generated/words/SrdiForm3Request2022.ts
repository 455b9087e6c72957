// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm3Request2022FormCodeWords: Readonly<Record<"form3", string>> = {
  form3: "专精特新“小巨人”企业",
}

/** 规则版本。 */
export const srdiForm3Request2022RuleVersionWords: Readonly<Record<"srdi@2022", string>> = {
  "srdi@2022": "历史标准",
}
