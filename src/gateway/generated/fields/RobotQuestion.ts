// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "问题标识", kind: "text" } as const
export const question = { title: "问题", kind: "text" } as const
export const score = { title: "相似度", kind: "number" } as const
