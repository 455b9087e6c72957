// Generated from contract/ by scripts/generate. Do not edit.

export const no = { title: "序号", kind: "integer" } as const
export const text = { title: "条件", kind: "text" } as const
export const rule = { title: "条件的比对规则", kind: "object" } as const
export const required = { title: "是否必须满足", kind: "choice" } as const
export const veto = { title: "是否一票否决", kind: "choice" } as const
export const evidence = { title: "证明材料", kind: "text" } as const
export const basis = { title: "依据", kind: "object" } as const
