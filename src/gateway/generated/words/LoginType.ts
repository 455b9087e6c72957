// Generated from contract/ by scripts/generate. Do not edit.
/** 登录类型。 */
export const loginTypeWords = {
  member: "会员",
} as const
