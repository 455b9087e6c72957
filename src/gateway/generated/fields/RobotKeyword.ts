// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "快捷词标识", kind: "text" } as const
export const keyword = { title: "快捷词", kind: "text" } as const
export const question = { title: "对应的问题", kind: "text" } as const
export const hitCount = { title: "点击次数", kind: "integer" } as const
export const sort = { title: "排序", kind: "integer" } as const
