// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" } as const
export const inputs = { title: "研发费用加计扣除测算内容", kind: "object", required: true } as const

/** 研发费用加计扣除测算。 */
export const costCalculationFormFields = { enId, inputs } as const
