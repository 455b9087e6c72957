// Generated from contract/ by scripts/generate. Do not edit.

export const rowkey = { title: "企业库行键", kind: "text", minLength: 0, maxLength: 100 } as const
export const enId = { title: "企业标识", kind: "text", minLength: 0, maxLength: 64 } as const
export const enInfoJson = { title: "企业信息 JSON", kind: "text", minLength: 2, maxLength: 100000, required: true } as const

/** 匹配报告请求。 */
export const policyMatchRequestFields = { rowkey, enId, enInfoJson } as const
