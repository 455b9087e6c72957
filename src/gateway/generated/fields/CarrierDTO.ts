// Generated from contract/ by scripts/generate. Do not edit.

export const incubatorDisposableArea = { title: "可自主支配场地面积", kind: "number", unit: "平方米", minimum: 0, maximum: 99999999.99, required: true } as const
export const incubatorCompanyAmount = { title: "在孵企业数", kind: "integer", unit: "家", minimum: 0, maximum: 1000000, required: true } as const
export const incubatorGraduatedCompanyAmount = { title: "毕业企业数", kind: "integer", unit: "家", minimum: 0, maximum: 1000000, required: true } as const

/** 载体信息。 */
export const carrierDTOFields = { incubatorDisposableArea, incubatorCompanyAmount, incubatorGraduatedCompanyAmount } as const
