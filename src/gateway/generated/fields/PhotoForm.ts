// Generated from contract/ by scripts/generate. Do not edit.

export const image = { title: "头像", kind: "text", ask: "请上传#", minLength: 1, maxLength: 500, pattern: "^(/([^/\\\\\\s]\\S*)?|https?://[^/\\s]\\S*)$", file: [{ extensions: ["jpg", "jpeg", "png", "webp"], maxMegabytes: 5 }], required: true } as const

/** 修改头像表单。 */
export const photoFormFields = { image } as const
