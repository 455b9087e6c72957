// Generated from contract/ by scripts/generate. Do not edit.

export const code = { title: "编码", kind: "text" } as const
export const name = { title: "名称", kind: "text" } as const
export const max = { title: "满分", kind: "number" } as const
export const score = { title: "得分", kind: "number" } as const
export const scoreLow = { title: "最低得分", kind: "number" } as const
export const scoreHigh = { title: "最高得分", kind: "number" } as const
export const floor = { title: "最低要求", kind: "number" } as const
export const ok = { title: "是否达到要求", kind: "choice" } as const
