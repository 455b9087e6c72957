// Generated from contract/ by scripts/generate. Do not edit.

export const questions = { title: "相近的问题", kind: "rows", maxItems: 5 } as const
