// Generated from contract/ by scripts/generate. Do not edit.

export const oldPassword = { title: "原密码", kind: "text", minLength: 1, maxLength: 1024, required: true } as const
export const newPassword = { title: "新密码", kind: "text", minLength: 1, maxLength: 1024, required: true } as const

/** 修改密码表单。 */
export const passwordChangeFormFields = { oldPassword, newPassword } as const
