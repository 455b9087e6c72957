import { type Ask, type Defect, type Returning, codeOf, onReply, onRequest, setJson } from '../../defect.ts'
import { askerOf, bodyOf, signIn } from '../../asked.ts'
import { bearing, done, logIn, visitor } from '../shared/requests.ts'
import { account } from '../../groups.ts'

const given = new Map<string, Returning>()
const loggedOut = new Set<string>()
const known = /^(member\d+|1\d{10})$/
const registered = 'https://calculator.example.gov.cn'

const wrong = 'Wrong@2026'

const refreshed = async (ask: Ask, refreshToken: string) =>
  ask('/uaa/api/refresh-token', { body: { refreshToken }, ...visitor })

/** The current user as read before, and whether the password was reset since. */
const before = { isReset: false, replies: new Map<string, Returning>() }

export const accountDefects: Defect[] = [
  account({
    id: 'a refresh token that was used gives the same tokens again',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', (passing) => {
      const reply = given.get(String(bodyOf(passing)['refreshToken']))
      return reply === undefined ? undefined : { ...reply }
    }),
    reply: onReply('refreshTokens', (returning, passing) => {
      if (codeOf(returning) === '200') given.set(String(bodyOf(passing)['refreshToken']), { ...returning })
    }),
    restart: () => given.clear(),
    probe: async (ask) => {
      const { refresh_token: token } = await signIn(ask)
      await refreshed(ask, token)
      return (await refreshed(ask, token)).code === '200'
    },
  }),
  account({
    id: 'the refresh token outlives the logout',
    operationId: 'logout',
    write: true,
    request: (passing) => {
      const asker = askerOf(passing)
      if (loggedOut.has(asker)) passing.headers['authorization'] = 'Bearer logged-out'
      else if (passing.operationId === 'logout' && asker !== '') {
        loggedOut.add(asker)
        return done()
      }
      return undefined
    },
    restart: () => loggedOut.clear(),
    probe: async (ask) => {
      const { access_token: token, refresh_token: refreshToken } = await signIn(ask)
      await ask('/uaa/api/logout', { method: 'POST', ...bearing(token) })
      const { status } = await ask('/uaa/api/current-user', bearing(token))
      return status === 401 && (await refreshed(ask, refreshToken)).code === '200'
    },
  }),
  account({
    id: 'a failed login tells whether there is such an account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (codeOf(returning) !== '4002' || known.test(bodyOf(passing)['username'])) return
      setJson(returning, { returnCode: '4040', errorMessage: '账号不存在' })
    }),
    probe: async (ask) =>
      (await logIn(ask, 'member01', wrong)).code === '4002' && (await logIn(ask, 'nobody-here', wrong)).code === '4040',
  }),
  account({
    id: 'an address that only begins like a registered one receives the code',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', ({ url: { searchParams } }) => {
      if (searchParams.get('redirectUri')?.startsWith(registered) === true) searchParams.set('redirectUri', registered)
    }),
    probe: async (ask) => {
      const query = `redirectUri=${encodeURIComponent(`${registered}.evil.example/`)}&clientId=policy-calculator`
      return (await ask(`/uaa/api/current-user/code?${query}`)).code === '200'
    },
  }),
  account({
    id: 'whoever was logged in stays so when the password is reset',
    operationId: 'resetForgottenPassword',
    login: 'code',
    reply: (returning, passing) => {
      const { isReset, replies } = before
      if (passing.operationId === 'resetForgottenPassword') before.isReset ||= codeOf(returning) === '200'
      if (passing.operationId !== 'getCurrentUser') return
      if (returning.status === 200) replies.set(askerOf(passing), { ...returning })
      else if (isReset) Object.assign(returning, replies.get(askerOf(passing)) ?? {})
    },
    restart: () => {
      before.isReset = false
      before.replies.clear()
    },
    probe: async (ask) => {
      await ask('/uaa/api/current-user')
      await ask('/uaa/api/register/sms-captcha?tel=13800000001&type=resetPwd', visitor)
      const [sms] = JSON.parse((await ask('/__mock/outbox')).text) as { code: string }[]
      const body = { tel: '13800000001', verifyCode: sms?.code, password: 'Renewed@2027' }
      const { code } = await ask('/uaa/api/ua/password/forgot', { method: 'PUT', body, ...visitor })
      return code === '200' && (await ask('/uaa/api/current-user')).status === 200
    },
  }),
]
