// Generated from contract/ by scripts/generate. Do not edit.

export const demands = { title: "我的需求", kind: "rows", maxItems: 9 } as const
export const resources = { title: "我的资源", kind: "rows", maxItems: 9 } as const
export const receivedPendingCount = { title: "收到、待响应的对接", kind: "integer" } as const
export const sentOpenCount = { title: "发起、未结束的对接", kind: "integer" } as const
export const finishedDockingCount = { title: "对接成功数", kind: "integer" } as const
export const toEvaluateCount = { title: "待评价的对接", kind: "integer" } as const
export const favoriteDemandCount = { title: "收藏的需求", kind: "integer" } as const
export const favoriteResourceCount = { title: "收藏的资源", kind: "integer" } as const
export const upcomingEventCount = { title: "已报名、未开始的活动", kind: "integer" } as const
