// Generated from contract/ by scripts/generate. Do not edit.

export const patentCount = { title: "专利数", kind: "integer", unit: "件", minimum: 0, maximum: 1000000, required: true } as const
export const trademarkCount = { title: "商标数", kind: "integer", unit: "件", minimum: 0, maximum: 1000000, required: true } as const
export const softwareCount = { title: "软件著作权数", kind: "integer", unit: "件", minimum: 0, maximum: 1000000, required: true } as const

/** 知识产权信息。 */
export const intellectualDTOFields = { patentCount, trademarkCount, softwareCount } as const
