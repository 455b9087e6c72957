// Generated from contract/ by scripts/generate. Do not edit.

export const url = { title: "图片地址", kind: "text" } as const
export const alt = { title: "替代文字", kind: "text" } as const
export const longDesc = { title: "文字说明", kind: "text" } as const
