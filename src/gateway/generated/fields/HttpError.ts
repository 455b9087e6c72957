// Generated from contract/ by scripts/generate. Do not edit.

export const returnCode = { title: "失败返回码", kind: "text" } as const
export const errorMessage = { title: "错误文本", kind: "text" } as const
