// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "企业标识", kind: "text" } as const
export const result = { title: "最近一次结果", kind: "object" } as const
export const updateTime = { title: "提交时间", kind: "text" } as const
export const inputYear = { title: "年度", kind: "integer" } as const
export const inputs = { title: "所填内容", kind: "object" } as const
