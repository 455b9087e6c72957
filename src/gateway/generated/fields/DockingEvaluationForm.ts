// Generated from contract/ by scripts/generate. Do not edit.

export const dockingId = { title: "对接标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const overall = { title: "总体评分", kind: "integer", minimum: 1, maximum: 5, required: true } as const
export const scores = { title: "分项评分", kind: "object", required: true } as const
export const tags = { title: "标签", kind: "list", minItems: 0, maxItems: 5, items: { title: "每个标签", kind: "text", minLength: 1, maxLength: 10 }, required: true } as const
export const content = { title: "评价内容", kind: "text", minLength: 10, maxLength: 300, requiredWhen: [{ overall: [1, 2] }] } as const
export const images = { title: "图片", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 3, file: [{ extensions: ["jpg", "jpeg", "png", "webp"], maxMegabytes: 5 }] } as const
export const anonymous = { title: "是否匿名", kind: "choice", required: true } as const

/** 评价对接。 */
export const dockingEvaluationFormFields = { dockingId, overall, scores, tags, content, images, anonymous } as const
