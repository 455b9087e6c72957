/** What a login, or a password to log in with, settles: how earlier attempts went, the code sent for it, who was logged in. */
export const aboutLogin: readonly string[] = [
  'session',
  'smsCode',
  'loginByPassword',
  'loginByPhone',
  'sendLoginSmsCaptcha',
  'sendRegisterSmsCaptcha',
]
