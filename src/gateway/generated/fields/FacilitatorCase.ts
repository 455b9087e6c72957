// Generated from contract/ by scripts/generate. Do not edit.

export const title = { title: "案例名称", kind: "text", minLength: 1, maxLength: 50, required: true } as const
export const clientMasked = { title: "服务对象", kind: "text", minLength: 1, maxLength: 50, required: true } as const
export const year = { title: "年份", kind: "integer", minimum: 1990, maximum: 2100, ahead: { maximum: 0 }, required: true } as const
export const desc = { title: "案例说明", kind: "text", minLength: 0, maxLength: 500, required: true } as const
export const images = { title: "图片", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 3, file: [{ extensions: ["jpg", "jpeg", "png"], maxMegabytes: 1 }], required: true } as const

/** 服务案例。 */
export const facilitatorCaseFields = { title, clientMasked, year, desc, images } as const
