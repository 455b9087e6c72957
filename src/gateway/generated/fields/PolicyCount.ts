// Generated from contract/ by scripts/generate. Do not edit.

export const total = { title: "有效政策总数", kind: "integer" } as const
export const declarable = { title: "可申报（申报中、即将截止、常年）", kind: "integer" } as const
export const ending = { title: "即将截止", kind: "integer" } as const
export const notStarted = { title: "未开始", kind: "integer" } as const
export const noApply = { title: "免申即享", kind: "integer" } as const
export const newThisMonth = { title: "本月新发布", kind: "integer" } as const
export const level = { title: "按层级", kind: "rows", maxItems: 10 } as const
export const category = { title: "按类别", kind: "rows", maxItems: 20 } as const
