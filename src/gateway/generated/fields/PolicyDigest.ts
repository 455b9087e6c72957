// Generated from contract/ by scripts/generate. Do not edit.

export const title = { title: "汇总标题", kind: "text" } as const
export const sendTime = { title: "下次发送时间", kind: "text" } as const
export const since = { title: "统计开始日期", kind: "date" } as const
export const newTotal = { title: "新发布", kind: "integer" } as const
export const newPolicies = { title: "新发布的政策", kind: "rows", maxItems: 5 } as const
export const endingTotal = { title: "临近截止", kind: "integer" } as const
export const endingPolicies = { title: "临近截止的政策", kind: "rows", maxItems: 5 } as const
