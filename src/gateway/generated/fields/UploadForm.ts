// Generated from contract/ by scripts/generate. Do not edit.

export const file = { title: "文件", kind: "text", ask: "请选择#", file: [{ extensions: ["jpg", "jpeg", "png", "webp"], maxMegabytes: 5 }, { extensions: ["pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "zip"], maxMegabytes: 20 }, { extensions: ["mp4"], maxMegabytes: 100 }], required: true } as const

/** 上传表单。 */
export const uploadFormFields = { file } as const
