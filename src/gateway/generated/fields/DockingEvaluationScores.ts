// Generated from contract/ by scripts/generate. Do not edit.
/** 分项评分。 */
export const dockingEvaluationScoresFields = {
  quality: { title: "服务质量", kind: "integer", minimum: 1, maximum: 5, required: true },
  speed: { title: "响应速度", kind: "integer", minimum: 1, maximum: 5, required: true },
  price: { title: "性价比", kind: "integer", minimum: 1, maximum: 5, required: true },
  attitude: { title: "服务态度", kind: "integer", minimum: 1, maximum: 5, required: true },
} as const
