// Generated from contract/ by scripts/generate. Do not edit.

export const anchor = { title: "锚点", kind: "text" } as const
export const title = { title: "条款标题", kind: "text" } as const
export const text = { title: "条款内容", kind: "text" } as const
