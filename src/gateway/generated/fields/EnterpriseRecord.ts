// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "企业名称", kind: "text" } as const
export const regProvince = { title: "行政区划代码", kind: "text" } as const
export const regCity = { title: "行政区划代码", kind: "text" } as const
export const regRegion = { title: "行政区划代码", kind: "text" } as const
export const creditCode = { title: "统一社会信用代码", kind: "text" } as const
export const regCapital = { title: "金额", kind: "number", unit: "万元" } as const
export const establishTime = { title: "日期", kind: "date" } as const
export const enType = { title: "企业类型", kind: "text" } as const
export const rowkey = { title: "企业库行键", kind: "text" } as const
export const enId = { title: "企业标识", kind: "text" } as const
