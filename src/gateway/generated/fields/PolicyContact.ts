// Generated from contract/ by scripts/generate. Do not edit.

export const dept = { title: "部门", kind: "text" } as const
export const office = { title: "科室", kind: "text" } as const
export const tel = { title: "办公电话", kind: "text" } as const
export const address = { title: "地址", kind: "text" } as const
export const workTime = { title: "工作时间", kind: "text" } as const
