// Generated from contract/ by scripts/generate. Do not edit.

export const year = { title: "年", kind: "integer" } as const
export const months = { title: "各月", kind: "rows", maxItems: 12 } as const
