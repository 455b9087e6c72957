// Generated from contract/ by scripts/generate. Do not edit.

export const policyId = { title: "政策标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const title = { title: "咨询标题", kind: "text", minLength: 1, maxLength: 50, required: true } as const
export const content = { title: "咨询内容", kind: "text", minLength: 1, maxLength: 500, required: true } as const
export const telephone = { title: "联系电话", kind: "text", mismatch: "手机号格式错误", minLength: 11, maxLength: 11, pattern: "^1[3-9]\\d{9}$", required: true } as const
export const publicField = { title: "是否公开", kind: "choice", required: true } as const

/** 政策咨询。 */
export const policyConsultRequestFields = { policyId, title, content, telephone, public: publicField } as const
