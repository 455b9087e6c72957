// Generated from contract/ by scripts/generate. Do not edit.

export const completion = { title: "资料完整度", kind: "text", minLength: 2, maxLength: 4, pattern: "^(100|[1-9]?\\d)%$", required: true } as const
export const basicDTO = { title: "基本信息", kind: "object", required: true } as const
export const personnelDTO = { title: "人员信息", kind: "object", required: true } as const
export const managementDTO = { title: "经营信息", kind: "object", required: true } as const
export const intellectualDTO = { title: "知识产权信息", kind: "object", required: true } as const
export const projectDTO = { title: "项目信息", kind: "object", required: true } as const
export const carrierDTO = { title: "载体信息", kind: "object", required: true } as const
export const enId = { title: "企业标识", kind: "text", minLength: 0, maxLength: 64, pattern: "^[A-Za-z0-9_-]*$", required: true } as const
export const rowkey = { title: "企业库行键", kind: "text", minLength: 0, maxLength: 100, required: true } as const

/** 企业资料。 */
export const profileSubmissionFields = { completion, basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO, enId, rowkey } as const
