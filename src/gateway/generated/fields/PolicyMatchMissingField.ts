// Generated from contract/ by scripts/generate. Do not edit.

export const key = { title: "字段", kind: "text" } as const
export const label = { title: "字段名称", kind: "text" } as const
export const section = { title: "所在部分", kind: "text" } as const
export const policyGain = { title: "补充后可多核实的政策数", kind: "integer" } as const
