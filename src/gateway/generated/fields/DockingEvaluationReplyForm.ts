// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "评价标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const reply = { title: "回复", kind: "text", minLength: 1, maxLength: 300, required: true } as const

/** 回复评价。 */
export const dockingEvaluationReplyFormFields = { id, reply } as const
