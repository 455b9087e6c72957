// Generated from contract/ by scripts/generate. Do not edit.
/** 创新型中小企业评分（srdi@2022）。 */
export const srdiForm1Request2022Fields = {
  isRenewal: { title: "是否复核", kind: "choice", required: true },
  enId: { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  inputYear: { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true },
  formCode: { title: "评分表", kind: "choice", required: true },
  ruleVersion: { title: "规则版本", kind: "choice", required: true },
  inputs: { title: "创新型中小企业评价内容（srdi@2022）", kind: "object", required: true },
} as const
