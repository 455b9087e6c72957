// Generated from contract/ by scripts/generate. Do not edit.

export const dept = { title: "建议咨询的部门", kind: "text" } as const
export const tel = { title: "电话", kind: "text" } as const
export const workTime = { title: "服务时间", kind: "text" } as const
export const consultUrl = { title: "在线咨询地址", kind: "text" } as const
