// Generated from contract/ by scripts/generate. Do not edit.

export const level = { title: "政策层级", kind: "rows", maxItems: 10 } as const
export const department = { title: "发文单位", kind: "rows", maxItems: 200 } as const
export const category = { title: "政策类别", kind: "rows", maxItems: 20 } as const
export const supportMode = { title: "支持方式", kind: "rows", maxItems: 20 } as const
export const amountRange = { title: "支持金额", kind: "rows", unit: "万元", maxItems: 10 } as const
export const enjoyMode = { title: "兑现方式", kind: "rows", maxItems: 10 } as const
export const declareState = { title: "申报状态", kind: "rows", maxItems: 10 } as const
export const industry = { title: "适用行业", kind: "rows", maxItems: 100 } as const
export const scale = { title: "企业规模", kind: "rows", maxItems: 10 } as const
export const validity = { title: "效力状态", kind: "rows", maxItems: 10 } as const
