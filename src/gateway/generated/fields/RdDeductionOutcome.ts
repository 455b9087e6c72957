// Generated from contract/ by scripts/generate. Do not edit.

export const five = { title: "前五项费用之和", kind: "number", unit: "万元" } as const
export const otherCap = { title: "其他相关费用限额", kind: "number", unit: "万元" } as const
export const otherIn = { title: "计入的其他相关费用", kind: "number", unit: "万元" } as const
export const domestic80 = { title: "委托境内计入", kind: "number", unit: "万元" } as const
export const domestic = { title: "境内符合条件的研发费用", kind: "number", unit: "万元" } as const
export const overseas80 = { title: "委托境外可计入", kind: "number", unit: "万元" } as const
export const overseasCap = { title: "委托境外研发费用限额", kind: "number", unit: "万元" } as const
export const overseasIn = { title: "委托境外计入", kind: "number", unit: "万元" } as const
export const base = { title: "费用化的加计基数", kind: "number", unit: "万元" } as const
export const amortBase = { title: "资本化的加计基数", kind: "number", unit: "万元" } as const
export const extraRate = { title: "加计比例", kind: "number", unit: "%" } as const
export const extra = { title: "加计扣除额", kind: "number", unit: "万元" } as const
export const taxRate = { title: "适用税率", kind: "number", unit: "%" } as const
export const taxSaved = { title: "最多可节税", kind: "number", unit: "万元" } as const
export const ineligibleReason = { title: "不能享受的原因", kind: "text" } as const
