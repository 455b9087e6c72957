import { bodyOf, signIn } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  changeBody,
  codeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { account } from '../../groups.ts'
import { authorOf } from '../shared/tokens.ts'

export const accountDefects: Defect[] = [
  account({
    // Only the other logins are to end.
    id: 'who changes the password is out as well',
    operationId: 'changePassword',
    login: 'password',
    write: true,
    ...(() => {
      const out = new Set<string>()
      return {
        request: (passing) => {
          if (out.has(authorOf(passing) ?? '')) passing.headers['authorization'] = 'Bearer ended-with-the-password'
          if (passing.operationId === 'checkToken' && out.has(`Bearer ${bodyOf(passing)['token']}`)) {
            changeBody(passing, (body) => {
              body['token'] = 'ended-with-the-password'
            })
          }
          return undefined
        },
        reply: (returning, passing) => {
          const author = authorOf(passing)
          if (passing.operationId !== 'changePassword' || codeOf(returning) !== '200') return
          if (author !== undefined) out.add(author)
        },
        restart: () => out.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const headers = { authorization: `Bearer ${(await signIn(ask)).access_token}` }
      const body = { oldPassword: 'Portal@2026', newPassword: 'Other@2027' }
      const changed = await ask('/uaa/api/user/change/password', { method: 'PUT', body, headers })
      return changed.code === '200' && (await ask('/uaa/api/current-user', { headers })).status === 401
    },
  }),
  account({
    id: 'there is a picture for every captcha that never was',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      returning.headers['content-type'] = 'image/svg+xml'
      returning.body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>')
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/cap-never', { as: 'visitor' })).status === 200,
  }),
  account({
    id: 'what was found out about a token is kept beyond its logout',
    operationId: 'checkToken',
    login: 'password',
    ...remembering(
      () => new Map<unknown, Loose>(),
      (states, returning, passing) => {
        inData('checkToken', (data) => {
          const { token } = bodyOf(passing)
          if (data.valid) states.set(token, data)
          return states.get(token)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const check = { body: { token }, as: 'visitor' as const }
      await ask('/uaa/api/token-check', check)
      await ask('/uaa/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
      return (await ask('/uaa/api/token-check', check)).data.valid
    },
  }),
  account({
    id: 'codes to log in with are sent as often as one asks',
    operationId: 'sendLoginSmsCaptcha',
    login: 'code',
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      if (codeOf(returning) === '4005') setJson(returning, { returnCode: '200', data: { resendAfter: 60 } })
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000001&purpose=login'
      await ask(target, { as: 'visitor' })
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'an unknown number is a member without being asked',
    operationId: 'loginByPhone',
    login: 'code',
    write: true,
    request: onRequest('loginByPhone', (passing) => {
      const { tel, verifyCode } = Object.fromEntries(passing.url.searchParams)
      if (!/^1\d{10}$/.test(tel ?? '') || !/^\d{6}$/.test(verifyCode ?? '')) return
      passing.url.pathname = '/uaa/loginOrRegister'
      passing.url.search = ''
      passing.headers['content-type'] = 'application/json'
      passing.body = JSON.stringify({ tel, verifyCode, loginType: 'member' })
    }),
    probe: async (ask) => {
      await ask('/uaa/api/login/sms-captcha?tel=13900001234&purpose=login', { as: 'visitor' })
      const outbox = JSON.parse((await ask('/__mock/outbox', { as: 'visitor' })).text) as { code: string }[]
      const target = `/uaa/login-phone?tel=13900001234&verifyCode=${outbox.at(-1)?.code ?? ''}`
      return (await ask(target, { method: 'POST', as: 'visitor' })).code === '200'
    },
  }),
]
