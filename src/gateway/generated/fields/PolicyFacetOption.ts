// Generated from contract/ by scripts/generate. Do not edit.

export const value = { title: "取值", kind: "text" } as const
export const label = { title: "显示文本", kind: "text" } as const
export const count = { title: "命中政策数", kind: "integer" } as const
