/** §2.5: the modes of the login widget; each has an address of its own. */
export type LoginMode = 'login' | 'register' | 'resetPwd'

/** What each mode is called, where it lives, and how the other modes lead to it. */
export const loginModes = {
  login: { title: '登录', path: '/auth/qw', linkText: '已有账号，去登录' },
  register: { title: '注册', path: '/auth/qw/createUser', linkText: '注册账号' },
  resetPwd: { title: '重设密码', path: '/auth/qw/resetPassword', linkText: '忘记密码' },
} as const satisfies Record<LoginMode, { title: string; path: string; linkText: string }>

/** The modes to switch to from `mode`: each from each (§4). */
export function otherModes(mode: LoginMode): LoginMode[] {
  return (['login', 'register', 'resetPwd'] as const).filter((other) => other !== mode)
}
