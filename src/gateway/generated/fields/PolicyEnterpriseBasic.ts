// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "企业标识", kind: "text" } as const
export const rowkey = { title: "企业库行键", kind: "text" } as const
export const name = { title: "企业名称", kind: "text" } as const
export const creditCode = { title: "统一社会信用代码", kind: "text" } as const
export const regProvince = { title: "注册地（省）", kind: "text" } as const
export const regCity = { title: "注册地（市）", kind: "text" } as const
export const regRegion = { title: "注册地（县区）", kind: "text" } as const
export const regCapital = { title: "注册资本", kind: "number", unit: "万元" } as const
export const establishTime = { title: "成立日期", kind: "date" } as const
export const enType = { title: "企业类型", kind: "text" } as const
export const completion = { title: "资料完整度", kind: "text" } as const
