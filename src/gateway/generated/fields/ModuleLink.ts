// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "名称", kind: "text" } as const
export const url = { title: "链接", kind: "text" } as const
export const icon = { title: "链接", kind: "text" } as const
export const out = { title: "是否外部链接", kind: "choice" } as const
export const sort = { title: "顺序", kind: "integer" } as const
