/** §2.5: the modes of the login widget; each has an address of its own. */
export type LoginMode = 'login' | 'register' | 'resetPwd'

/** The name, address and cross-link text of each mode. */
export const loginModes = {
  login: { title: '登录', path: '/auth/qw', linkText: '已有账号，去登录' },
  register: { title: '注册', path: '/auth/qw/createUser', linkText: '注册账号' },
  resetPwd: { title: '重设密码', path: '/auth/qw/resetPassword', linkText: '忘记密码' },
} as const satisfies Record<LoginMode, { title: string; path: string; linkText: string }>

/** The modes to switch to from `mode`: all others (§4). */
export function otherModes(mode: LoginMode): LoginMode[] {
  return (['login', 'register', 'resetPwd'] as const).filter((other) => other !== mode)
}
