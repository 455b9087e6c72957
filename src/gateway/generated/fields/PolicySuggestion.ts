// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "政策标识", kind: "text" } as const
export const title = { title: "政策标题", kind: "text" } as const
export const hit = { title: "命中的文字", kind: "text" } as const
