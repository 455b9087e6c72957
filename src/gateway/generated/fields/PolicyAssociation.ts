// Generated from contract/ by scripts/generate. Do not edit.

export const associateWords = { title: "联想词", kind: "rows" } as const
export const tags = { title: "标签", kind: "rows" } as const
