// Generated from contract/ by scripts/generate. Do not edit.
export const sendRegisterSmsCaptchaTypeWords = {
  register: "注册",
  resetPwd: "找回密码",
} as const
