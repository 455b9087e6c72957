// Generated from contract/ by scripts/generate. Do not edit.

export const demandCount = { title: "公开需求数", kind: "integer" } as const
export const openDemandCount = { title: "征集中的需求数", kind: "integer" } as const
export const completedDemandCount = { title: "已完成的需求数", kind: "integer" } as const
export const demandTypes = { title: "各类型需求数", kind: "rows", maxItems: 9 } as const
export const resourceCount = { title: "公开资源数", kind: "integer" } as const
export const resourceTypes = { title: "各类型资源数", kind: "rows", maxItems: 3 } as const
export const dockingCount = { title: "对接总数", kind: "integer" } as const
export const finishedDockingCount = { title: "对接成功数", kind: "integer" } as const
export const successRate = { title: "对接成功率", kind: "number", unit: "%" } as const
export const avgReplyHours = { title: "平均应答时间", kind: "number", unit: "小时" } as const
export const updateTime = { title: "统计时间", kind: "text" } as const
