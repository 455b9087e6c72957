// Generated from contract/ by scripts/generate. Do not edit.

export const startCount = { title: "开始申报数", kind: "integer" } as const
export const endCount = { title: "截止事项数", kind: "integer" } as const
export const activityCount = { title: "活动数", kind: "integer" } as const
export const date = { title: "日期", kind: "date" } as const
