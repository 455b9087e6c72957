// Generated from contract/ by scripts/generate. Do not edit.

export const date = { title: "日期", kind: "date" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const dockingCount = { title: "新增对接数", kind: "integer" } as const
