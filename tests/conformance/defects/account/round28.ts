import { parameter, signIn } from '../../asked.ts'
import { memberToken } from '../shared/tokens.ts'
import {
  type Ask,
  type Defect,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { account } from '../../groups.ts'
import { fieldOf } from '../shared/requests.ts'

const seeded = 'Portal@2026'

const captchaOf = fieldOf('captchaCodeId')

const redirectOf = parameter('redirectUri')

const registered = 'https://calculator.example.gov.cn/'

const changed = '/uaa/api/user/change/password'

async function entry(ask: Ask): Promise<{ captchaCode: string; captchaCodeId: string }> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  return { captchaCode: answer, captchaCodeId }
}

export const accountDefects: Defect[] = [
  account({
    id: 'a password is compared without regard to case',
    operationId: 'loginByPassword',
    login: 'password',
    request: onRequest('loginByPassword', (passing) => {
      changeBody(passing, (body) => {
        if (String(body['password']).toLowerCase() === seeded.toLowerCase()) body['password'] = seeded
      })
    }),
    probe: async (ask) => {
      const body = { username: 'member01', password: seeded.toLowerCase(), ...(await entry(ask)) }
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'one captcha is good for guessing many passwords',
    operationId: 'loginByPassword',
    login: 'password',
    ...remembering(
      () => new Map<string, Buffer>(),
      (used, returning, passing) => {
        onReply('loginByPassword', () => {
          const id = captchaOf(passing)
          if (codeOf(returning) === '4002') used.set(id, returning.body)
          else if (codeOf(returning) === '4001') returning.body = used.get(id) ?? returning.body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const body = { username: 'member01', password: 'Mistaken@2026', ...(await entry(ask)) }
      await ask('/uaa/login', { body, as: 'visitor' })
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4002'
    },
  }),
  account({
    id: 'a token is checked by its signature and not by its time',
    operationId: 'checkToken',
    reply: inData('checkToken', (data, passing) => {
      if (fieldOf('token')(passing).includes('expired')) data.valid = true
    }),
    probe: async (ask) => {
      const body = { token: 'conformance-expired-token' }
      return (await ask('/uaa/api/token-check', { body, as: 'visitor' })).data.valid === true
    },
  }),
  account({
    id: 'the old password is asked for and not compared',
    operationId: 'changePassword',
    login: 'password',
    request: onRequest('changePassword', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['oldPassword'] === 'string') body['oldPassword'] = seeded
      })
    }),
    probe: async (ask) => {
      const body = { oldPassword: 'Mistaken@2026', newPassword: 'Renewed@2026' }
      return (await ask(changed, { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'to log out is left to the page that throws its tokens away',
    operationId: 'logout',
    login: 'password',
    request: onRequest('logout', (passing) => {
      if (passing.method !== 'POST') return
      Object.assign(passing, { method: 'GET', body: '' })
      passing.url.pathname = '/uaa/api/current-user'
    }),
    reply: inData('logout', () => null),
    probe: async (ask) => {
      const headers = { authorization: `Bearer ${(await signIn(ask)).access_token}` }
      const { code } = await ask('/uaa/api/logout', { method: 'POST', headers })
      return code === '200' && (await ask('/uaa/api/current-user', { headers })).status === 200
    },
  }),
  account({
    id: 'an access token is taken for a refresh token',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', (passing) => {
      changeBody(passing, (body) => {
        if (body['refreshToken'] === memberToken) body['refreshToken'] = 'example-refresh-token-0001'
      })
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/refresh-token', { body: { refreshToken: memberToken }, as: 'visitor' })).code === '200',
  }),
  account({
    id: 'the code for logging in is sent again at once',
    operationId: 'sendLoginSmsCaptcha',
    write: true,
    login: 'code',
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      const retryAfter = Number(envelopeOf(returning)?.['retryAfter'])
      if (codeOf(returning) !== '4005' || retryAfter > 60) return
      Object.assign(returning, jsonReply({ returnCode: '200', data: { resendAfter: 30 } }))
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000001&purpose=login'
      await ask(target, { as: 'visitor' })
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'an address that begins like a registered one gets the code',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', (passing) => {
      if (redirectOf(passing).startsWith(registered.slice(0, -1)))
        passing.url.searchParams.set('redirectUri', registered)
    }),
    probe: async (ask) => {
      const address = encodeURIComponent('https://calculator.example.gov.cn.example.com/')
      const target = `/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=${address}`
      return (await ask(target)).code === '200'
    },
  }),
]
