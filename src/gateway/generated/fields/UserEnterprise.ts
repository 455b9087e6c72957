// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "标识", kind: "text" } as const
export const enId = { title: "标识", kind: "text" } as const
export const name = { title: "企业名称", kind: "text" } as const
