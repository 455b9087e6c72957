// Generated from contract/ by scripts/generate. Do not edit.

export const contactName = { title: "联系人", kind: "text" } as const
export const contactTel = { title: "联系电话", kind: "text" } as const
export const contactWay = { title: "其他联系方式", kind: "text" } as const
