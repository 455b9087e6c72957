// Generated from contract/ by scripts/generate. Do not edit.

export const quality = { title: "服务质量", kind: "integer", minimum: 1, maximum: 5, required: true } as const
export const speed = { title: "响应速度", kind: "integer", minimum: 1, maximum: 5, required: true } as const
export const price = { title: "性价比", kind: "integer", minimum: 1, maximum: 5, required: true } as const
export const attitude = { title: "服务态度", kind: "integer", minimum: 1, maximum: 5, required: true } as const

/** 分项评分。 */
export const dockingEvaluationScoresFields = { quality, speed, price, attitude } as const
