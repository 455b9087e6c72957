// Generated from contract/ by scripts/generate. Do not edit.

export const code = { title: "大类代码", kind: "text" } as const
export const name = { title: "大类名称", kind: "text" } as const
