// Generated from contract/ by scripts/generate. Do not edit.

export const tagName = { title: "标签名称", kind: "text" } as const
export const tag = { title: "标签标识", kind: "text" } as const
export const count = { title: "热度", kind: "integer" } as const
