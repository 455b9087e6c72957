// Generated from contract/ by scripts/generate. Do not edit.

export const viewCount = { title: "浏览数", kind: "integer" } as const
export const favoriteCount = { title: "收藏数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
export const finishedCount = { title: "对接成功数", kind: "integer" } as const
export const evaluationCount = { title: "评价数", kind: "integer" } as const
export const avgScore = { title: "平均评分", kind: "number", nullBelow: { evaluationCount: 3 } } as const
export const responseHours = { title: "平均响应时间", kind: "number", unit: "小时", nullBelow: { dockingCount: 1 } } as const
export const scoreCounts = { title: "评分分布", kind: "rows", maxItems: 5 } as const
export const days = { title: "近期走势", kind: "rows", maxItems: 90 } as const
