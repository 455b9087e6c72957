// Generated from contract/ by scripts/generate. Do not edit.
/** 登录类型。 */
export const loginTypeWords: Readonly<Record<"member", string>> = {
  member: "会员",
}
