// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "名称", kind: "text", minLength: 1, maxLength: 30, required: true } as const
export const description = { title: "说明", kind: "text", minLength: 0, maxLength: 300, required: true } as const
export const images = { title: "图片", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 1, file: [{ extensions: ["jpg", "jpeg", "png"], maxMegabytes: 1 }], required: true } as const

/** 主营业务行。 */
export const mainBusinessRowFields = { name, description, images } as const
