// Generated from contract/ by scripts/generate. Do not edit.

export const department = { title: "部门", kind: "text" } as const
export const tel = { title: "办公电话", kind: "text" } as const
