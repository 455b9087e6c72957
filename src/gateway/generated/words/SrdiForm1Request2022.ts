// Generated from contract/ by scripts/generate. Do not edit.
/** 评分表。 */
export const srdiForm1Request2022FormCodeWords: Readonly<Record<"form1", string>> = {
  form1: "科技和创新型中小企业",
}

/** 规则版本。 */
export const srdiForm1Request2022RuleVersionWords: Readonly<Record<"srdi@2022", string>> = {
  "srdi@2022": "历史标准",
}
