// Generated from contract/ by scripts/generate. Do not edit.
/** 服务商评价修改。 */
export const facilitatorEvaluationChangeFields = {
  id: { title: "评价标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true },
  overall: { title: "总体评分", kind: "integer", minimum: 1, maximum: 5, required: true },
  scores: { title: "分项评分", kind: "object", required: true },
  tags: { title: "评价标签", kind: "list", minItems: 0, maxItems: 5, required: true },
  content: { title: "评价内容", kind: "text", minLength: 10, maxLength: 300, requiredWhen: [{ overall: [1, 2] }] },
  images: { title: "图片", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 3, file: [{ extensions: ["jpg", "jpeg", "png", "webp"], maxMegabytes: 5 }] },
  anonymous: { title: "是否匿名", kind: "choice", required: true },
} as const
