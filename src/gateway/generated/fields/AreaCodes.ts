// Generated from contract/ by scripts/generate. Do not edit.

export const province = { title: "行政区划代码", kind: "text" } as const
export const city = { title: "行政区划代码", kind: "text" } as const
export const region = { title: "行政区划代码", kind: "text" } as const
