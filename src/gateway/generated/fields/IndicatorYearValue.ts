// Generated from contract/ by scripts/generate. Do not edit.

export const year = { title: "年度", kind: "integer", minimum: 2000, maximum: 2100, required: true } as const
export const value = { title: "指标值", kind: "number", minimum: 0, maximum: 999999999999.99, required: true } as const

/** 一年的指标值。 */
export const indicatorYearValueFields = { year, value } as const
