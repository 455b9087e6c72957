// Generated from contract/ by scripts/generate. Do not edit.

export const batchName = { title: "批次名称", kind: "text" } as const
export const start = { title: "开始日期", kind: "date" } as const
export const end = { title: "截止日期", kind: "date" } as const
