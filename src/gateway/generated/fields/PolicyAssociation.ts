// Generated from contract/ by scripts/generate. Do not edit.

export const associateWords = { title: "联想词", kind: "rows", maxItems: 5 } as const
export const tags = { title: "标签", kind: "rows", maxItems: 5 } as const
export const policies = { title: "政策标题", kind: "rows", maxItems: 5 } as const
