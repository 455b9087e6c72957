// Generated from contract/ by scripts/generate. Do not edit.

export const wordName = { title: "联想词", kind: "text" } as const
export const wordId = { title: "联想词标识", kind: "text" } as const
export const hit = { title: "命中的文字", kind: "text" } as const
