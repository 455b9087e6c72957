// Generated from contract/ by scripts/generate. Do not edit.

export const formId = { title: "表单标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const inputYear = { title: "年度", kind: "integer", minimum: 2000, maximum: 2100 } as const
export const base = { title: "基本条件", kind: "object" } as const
export const scores = { title: "科技型中小企业评价的评分指标", kind: "object", required: true } as const

/** 提交评价。 */
export const tecEnCommitFormFields = { formId, inputYear, base, scores } as const
