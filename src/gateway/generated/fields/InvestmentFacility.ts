// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "设施", kind: "text" } as const
export const text = { title: "说明", kind: "text" } as const
