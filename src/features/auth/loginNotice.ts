/** §4: the warning of the login guard. */
export const loginRequiredText = '未登录用户禁止访问，请先登录'

const name = 'txqyfw_login_notice'
const attributes = 'Path=/auth; SameSite=Lax; Secure'

/** `Set-Cookie` of a redirect to the login page that has to be explained there. */
export const loginNoticeCookie = `${name}=required; ${attributes}; Max-Age=60`

/** Whether the login page was reached by such a redirect; answers true once. For the browser. */
export function takeLoginNotice(): boolean {
  const given = document.cookie.split('; ').includes(`${name}=required`)
  // The Cookie Store API is missing on plain http and in older browsers, and answers asynchronously.
  if (given) document.cookie = `${name}=; ${attributes}; Max-Age=0`
  return given
}
