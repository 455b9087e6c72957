// Generated from contract/ by scripts/generate. Do not edit.

export const returnCode = { title: "失败返回码", kind: "text" } as const
export const errorMessage = { title: "错误说明", kind: "text" } as const
export const data = { title: "错误明细列表", kind: "rows", maxItems: 100 } as const
export const retryAfter = { title: "多少秒后可再试", kind: "integer" } as const
