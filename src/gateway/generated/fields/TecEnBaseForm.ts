// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const formId = { title: "表单标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const inputYear = { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true } as const
export const base = { title: "科技型中小企业评价的基本条件", kind: "object", required: true } as const

/** 保存基本条件。 */
export const tecEnBaseFormFields = { enId, formId, inputYear, base } as const
