// Generated from contract/ by scripts/generate. Do not edit.
/** 规模类型自测。 */
export const enterpriseSizeFormFields = {
  enId: { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  inputYear: { title: "年度", kind: "integer", minimum: 2000, maximum: 2100 },
  inputs: { title: "规模类型自测内容", kind: "object", required: true },
} as const
