// Generated from contract/ by scripts/generate. Do not edit.

export const min = { title: "最低额度（单位见 unit）", kind: "number" } as const
export const max = { title: "最高额度（单位见 unit）", kind: "number" } as const
export const unit = { title: "单位", kind: "text" } as const
export const desc = { title: "额度说明", kind: "text" } as const
