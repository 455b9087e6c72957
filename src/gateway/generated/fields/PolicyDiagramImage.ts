// Generated from contract/ by scripts/generate. Do not edit.

export const url = { title: "图片地址", kind: "text" } as const
export const alt = { title: "替代文本", kind: "text" } as const
export const longDesc = { title: "等价文字", kind: "text" } as const
