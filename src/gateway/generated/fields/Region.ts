// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "标识", kind: "text" } as const
export const name = { title: "名称", kind: "text" } as const
export const code = { title: "行政区划代码", kind: "text" } as const
