// Generated from contract/ by scripts/generate. Do not edit.

export const no = { title: "序号", kind: "integer" } as const
export const name = { title: "环节名称", kind: "text" } as const
export const actor = { title: "办理主体", kind: "text" } as const
export const days = { title: "办理时限", kind: "integer", unit: "工作日" } as const
export const desc = { title: "环节说明", kind: "text" } as const
