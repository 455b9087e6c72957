// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "标识", kind: "text" } as const
export const label = { title: "显示文本", kind: "text" } as const
export const value = { title: "取值", kind: "text" } as const
