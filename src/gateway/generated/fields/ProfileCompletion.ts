// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "标识", kind: "text" } as const
export const completion = { title: "资料完整度", kind: "text" } as const
