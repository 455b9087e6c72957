// Generated from contract/ by scripts/generate. Do not edit.
export const sendRegisterSmsCaptchaTypeWords: Readonly<Record<"register" | "resetPwd", string>> = {
  register: "注册",
  resetPwd: "找回密码",
}
