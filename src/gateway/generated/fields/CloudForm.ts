// Generated from contract/ by scripts/generate. Do not edit.
/** 星级上云自测。 */
export const cloudFormFields = {
  enId: { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  inputYear: { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true },
  inputs: { title: "星级上云自测内容", kind: "object", required: true },
} as const
