// Generated from contract/ by scripts/generate. Do not edit.

export const projectTotalInvestAmount = { title: "项目总投资额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99, required: true } as const
export const projectOpreateDate = { title: "项目投产日期", kind: "date", minLength: 10, maxLength: 10, required: true } as const
export const projectState = { title: "项目状态", kind: "text", minLength: 1, maxLength: 50, required: true } as const

/** 项目信息。 */
export const projectDTOFields = { projectTotalInvestAmount, projectOpreateDate, projectState } as const
