// Generated from contract/ by scripts/generate. Do not edit.

export const file = { title: "文件", kind: "text", required: true } as const

/** 上传表单。 */
export const uploadFormFields = { file } as const
