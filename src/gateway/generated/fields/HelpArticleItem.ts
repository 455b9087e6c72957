// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "文章标识", kind: "text" } as const
export const title = { title: "标题", kind: "text" } as const
export const summary = { title: "摘要", kind: "text" } as const
