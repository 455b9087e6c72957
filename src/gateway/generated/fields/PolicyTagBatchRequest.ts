// Generated from contract/ by scripts/generate. Do not edit.

export const tagIds = { title: "标签标识", kind: "list", ask: "#不能为空", minItems: 1, maxItems: 30, required: true } as const

/** 订阅多个标签。 */
export const policyTagBatchRequestFields = { tagIds } as const
