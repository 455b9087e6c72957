// Generated from contract/ by scripts/generate. Do not edit.
/** 修改密码表单。 */
export const passwordChangeFormFields = {
  oldPassword: { title: "原密码", kind: "text", minLength: 1, maxLength: 1024, required: true },
  newPassword: { title: "新密码", kind: "text", minLength: 1, maxLength: 1024, required: true },
} as const
