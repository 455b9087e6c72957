import Cookies from 'js-cookie'
import { errorCatalogue } from './errorCatalogue.ts'

/** Why somebody was redirected to the login page; shown there. */
export const loginNotices = {
  /** §4: the warning of the login guard. */
  required: '未登录用户禁止访问，请先登录',
  lost: errorCatalogue.unauthorized.text,
  takenOver: '您的账号已在其他地方登录，请重新登录',
} as const

type LoginNotice = keyof typeof loginNotices

const name = 'txqyfw_login_notice'
const path = '/auth'

/** `Set-Cookie` of a redirect to the login page that needs an explanation there. */
export const loginNoticeCookie = (notice: LoginNotice) =>
  `${name}=${notice}; Path=${path}; SameSite=Lax; Secure; Max-Age=60`

/** Why the visitor was redirected to the login page; returned only once. For the browser. */
export function takeLoginNotice(): string | undefined {
  const given = Cookies.get(name)
  if (given === undefined) return undefined
  Cookies.remove(name, { path, sameSite: 'lax', secure: true })
  return (loginNotices as Partial<Record<string, string>>)[given]
}
