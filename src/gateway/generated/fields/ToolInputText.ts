// Generated from contract/ by scripts/generate. Do not edit.

export const key = { title: "字段", kind: "text" } as const
export const label = { title: "字段名称", kind: "text" } as const
export const valueText = { title: "所填的值", kind: "text" } as const
export const unit = { title: "单位", kind: "text" } as const
