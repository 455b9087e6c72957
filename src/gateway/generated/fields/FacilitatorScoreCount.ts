// Generated from contract/ by scripts/generate. Do not edit.

export const score = { title: "总体评分", kind: "integer" } as const
export const count = { title: "评价数", kind: "integer" } as const
