// Generated from contract/ by scripts/generate. Do not edit.

export const employeeAmount = { title: "职工总数", kind: "integer", unit: "人", minimum: 0, maximum: 99999999, required: true } as const
export const overCollegeAmount = { title: "大专及以上人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, required: true } as const
export const overBachelorAmount = { title: "本科及以上人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, required: true } as const
export const overMasterAmount = { title: "硕士及以上人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, required: true } as const
export const overDoctorAmount = { title: "博士人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, required: true } as const

/** 人员信息。 */
export const personnelDTOFields = { employeeAmount, overCollegeAmount, overBachelorAmount, overMasterAmount, overDoctorAmount } as const
