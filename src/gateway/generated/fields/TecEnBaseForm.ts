// Generated from contract/ by scripts/generate. Do not edit.
/** 保存基本条件。 */
export const tecEnBaseFormFields = {
  enId: { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  formId: { title: "表单标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  inputYear: { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true },
  base: { title: "科技型中小企业评价的基本条件", kind: "object", required: true },
} as const
