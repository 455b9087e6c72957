// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const inputYear = { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true } as const
export const inputs = { title: "高新技术企业自测内容", kind: "object", required: true } as const

/** 高新技术企业自测。 */
export const technologyEvaluationFormFields = { enId, inputYear, inputs } as const
