// Generated from contract/ by scripts/generate. Do not edit.
/** 人员信息。 */
export const personnelDTOFields = {
  employeeAmount: { title: "职工总数", kind: "integer", unit: "人", minimum: 0, maximum: 99999999, required: true },
  overCollegeAmount: { title: "大专及以上人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, required: true },
  overBachelorAmount: { title: "本科及以上人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, required: true },
  overMasterAmount: { title: "硕士及以上人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, required: true },
  overDoctorAmount: { title: "博士人数", kind: "integer", unit: "人", minimum: 0, maximum: 10000000, required: true },
} as const
