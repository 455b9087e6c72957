// Generated from contract/ by scripts/generate. Do not edit.

export const high = { title: "高度匹配数", kind: "integer" } as const
export const mid = { title: "较匹配数", kind: "integer" } as const
export const potential = { title: "潜在数", kind: "integer" } as const
export const unfit = { title: "暂不符合数", kind: "integer" } as const
export const insufficient = { title: "信息不足数", kind: "integer" } as const
export const totalAmountMax = { title: "最高可享金额", kind: "number", unit: "万元" } as const
