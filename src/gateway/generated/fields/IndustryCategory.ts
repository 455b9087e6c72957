// Generated from contract/ by scripts/generate. Do not edit.

export const code = { title: "门类代码", kind: "text" } as const
export const name = { title: "门类名称", kind: "text" } as const
export const children = { title: "大类", kind: "rows", maxItems: 40 } as const
