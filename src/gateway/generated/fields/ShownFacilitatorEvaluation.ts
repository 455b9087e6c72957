// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "评价标识", kind: "text" } as const
export const enNameMasked = { title: "评价企业（脱敏）", kind: "text" } as const
export const dockingTitle = { title: "对接名称", kind: "text" } as const
export const overall = { title: "总体评分", kind: "integer" } as const
export const scores = { title: "分项评分", kind: "object" } as const
export const tags = { title: "评价标签", kind: "list", maxItems: 5 } as const
export const content = { title: "评价内容", kind: "text" } as const
export const images = { title: "图片", kind: "rows", maxItems: 3 } as const
export const reply = { title: "回复", kind: "text" } as const
export const replyTime = { title: "回复时间", kind: "text" } as const
export const createTime = { title: "评价时间", kind: "text" } as const
