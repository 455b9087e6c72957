import Cookies from 'js-cookie'

/** §4: the warning of the login guard. */
export const loginRequiredText = '未登录用户禁止访问，请先登录'

const name = 'txqyfw_login_notice'
const path = '/auth'

/** `Set-Cookie` of a redirect to the login page that has to be explained there. */
export const loginNoticeCookie = `${name}=required; Path=${path}; SameSite=Lax; Secure; Max-Age=60`

/** Whether the login page was reached by such a redirect; answers true once. For the browser. */
export function takeLoginNotice(): boolean {
  const given = Cookies.get(name) === 'required'
  if (given) Cookies.remove(name, { path, sameSite: 'lax', secure: true })
  return given
}
