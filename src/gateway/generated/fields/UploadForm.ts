// Generated from contract/ by scripts/generate. Do not edit.
/** 上传表单。 */
export const uploadFormFields = {
  file: { title: "文件", kind: "text", required: true },
} as const
