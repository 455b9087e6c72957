// Generated from contract/ by scripts/generate. Do not edit.

export const errorMessage = { title: "错误文本", kind: "text" } as const
export const field = { title: "出错字段", kind: "text" } as const
