// Generated from contract/ by scripts/generate. Do not edit.

export const text = { title: "说明", kind: "text" } as const
export const to = { title: "跳转地址", kind: "text" } as const
