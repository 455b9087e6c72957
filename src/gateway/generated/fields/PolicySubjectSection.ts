// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "栏目名称", kind: "text" } as const
export const policies = { title: "政策", kind: "rows", maxItems: 50 } as const
