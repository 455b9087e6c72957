// Generated from contract/ by scripts/generate. Do not edit.

export const tagId = { title: "标签标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 订阅一个标签。 */
export const policyTagRequestFields = { tagId } as const
