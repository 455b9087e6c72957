/**
 * Messages about these are obsolete after a login or a new password: earlier attempts, the code sent, the previous
 * user.
 */
export const aboutLogin: readonly string[] = [
  'session',
  'smsCode',
  'loginByPassword',
  'loginByPhone',
  'sendLoginSmsCaptcha',
  'sendRegisterSmsCaptcha',
]
