// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "政策标识", kind: "text" } as const
export const title = { title: "政策标题", kind: "text" } as const
export const department = { title: "发文单位", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const end = { title: "截止日期", kind: "date" } as const
export const remainDays = { title: "剩余天数", kind: "integer" } as const
