// Generated from contract/ by scripts/generate. Do not edit.

export const policyId = { title: "政策标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const useful = { title: "是否有用", kind: "choice", required: true } as const
export const clarity = { title: "清晰程度", kind: "integer", minimum: 1, maximum: 5 } as const
export const comment = { title: "意见", kind: "text", minLength: 0, maxLength: 200 } as const

/** 政策评价。 */
export const policyEvaluationRequestFields = { policyId, useful, clarity, comment } as const
