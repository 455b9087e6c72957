// Generated from contract/ by scripts/generate. Do not edit.

export const image = { title: "链接", kind: "text", minLength: 1, maxLength: 500, pattern: "^(/([^/\\\\\\s]\\S*)?|https?://[^/\\s]\\S*)$", required: true } as const

/** 修改头像表单。 */
export const photoFormFields = { image } as const
