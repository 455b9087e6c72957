// Generated from contract/ by scripts/generate. Do not edit.

export const year = { title: "年", kind: "integer" } as const
export const month = { title: "月", kind: "integer" } as const
export const days = { title: "各天", kind: "rows", maxItems: 31 } as const
export const events = { title: "当月事项", kind: "rows", maxItems: 500 } as const
