// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "文件名", kind: "text", minLength: 1, maxLength: 200, required: true } as const
export const size = { title: "大小", kind: "integer", unit: "字节", minimum: 0, maximum: 1073741824, required: true } as const
export const url = { title: "链接", kind: "text", minLength: 1, maxLength: 500, pattern: "^(/([^/\\\\\\s]\\S*)?|https?://[^/\\s]\\S*)$", required: true } as const
export const uid = { title: "标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const

/** 文件。 */
export const uploadedFileFields = { name, size, url, uid } as const
