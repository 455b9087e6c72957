// Generated from contract/ by scripts/generate. Do not edit.
/** 提交评价。 */
export const tecEnCommitFormFields = {
  formId: { title: "表单标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  inputYear: { title: "年度", kind: "integer", minimum: 2000, maximum: 2100 },
  base: { title: "基本条件", kind: "object" },
  scores: { title: "科技型中小企业评价的评分指标", kind: "object", required: true },
} as const
