// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "快捷词标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 快捷词点击。 */
export const robotKeywordHitFields = { id } as const
