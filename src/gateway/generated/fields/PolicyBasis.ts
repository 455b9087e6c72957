// Generated from contract/ by scripts/generate. Do not edit.

export const doc = { title: "文件", kind: "text" } as const
export const clause = { title: "条款", kind: "text" } as const
export const url = { title: "地址", kind: "text" } as const
