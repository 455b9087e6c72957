// Generated from contract/ by scripts/generate. Do not edit.

export const total = { title: "数量", kind: "integer" } as const
export const byType = { title: "各类型未读数", kind: "object" } as const
