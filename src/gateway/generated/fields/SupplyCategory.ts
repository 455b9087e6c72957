// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "分类标识", kind: "text" } as const
export const name = { title: "分类名称", kind: "text" } as const
export const children = { title: "二级分类", kind: "rows", maxItems: 50 } as const
