import { askerOf, bodyOf } from '../../asked.ts'
import {
  type Defect,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { memberToken } from '../shared/tokens.ts'
import { account } from '../../groups.ts'

const seededPassword = 'Portal@2026'
const codeFor =
  '/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=https%3A%2F%2Fcalculator.example.gov.cn%2F'
const refreshing = (refreshToken: string) => ({ body: { refreshToken }, as: 'visitor' as const })

/** The old password is replaced by the one that holds, before it is compared. */
function oldPasswordIgnored(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let holding = seededPassword
  return {
    request: onRequest('changePassword', (passing) => {
      changeBody(passing, (body) => {
        if (/^\S{8,20}$/.test(String(body['oldPassword']))) body['oldPassword'] = holding
      })
    }),
    reply: onReply('changePassword', (returning, passing) => {
      if (codeOf(returning) === '200') holding = String(bodyOf(passing)['newPassword'])
    }),
    restart: () => {
      holding = seededPassword
    },
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'the password is changed by who does not know the old one',
    operationId: 'changePassword',
    login: 'password',
    ...oldPasswordIgnored(),
    probe: async (ask) => {
      const body = { oldPassword: 'Guessed@2026', newPassword: 'Renewed@2026' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'the new refresh token is the access token over again',
    operationId: 'refreshTokens',
    write: true,
    reply: inData('refreshTokens', (data) => {
      data.refresh_token = data.access_token
    }),
    probe: async (ask) => {
      const { data } = await ask('/uaa/api/refresh-token', refreshing('example-refresh-token-0001'))
      return (await ask('/uaa/api/refresh-token', refreshing(data.refresh_token))).status === 401
    },
  }),
  account({
    id: 'the code for another application is the same each time',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, Buffer>(),
      (codes, returning, passing) => {
        onReply('getCurrentUserCode', () => {
          if (codeOf(returning) !== '200') return
          const key = askerOf(passing)
          returning.body = codes.get(key) ?? returning.body
          codes.set(key, returning.body)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const first = await ask(codeFor)
      return first.code === '200' && (await ask(codeFor)).text === first.text
    },
  }),
  account({
    id: 'the password is checked before the captcha',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (codeOf(returning) !== '4001' || bodyOf(passing)['password'] === seededPassword) return
      setJson(returning, { returnCode: '4002', errorMessage: '用户名或密码错误' })
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const body = { username: 'member01', password: 'Guessed@2026', captchaCode: '0000', captchaCodeId }
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4002'
    },
  }),
  account({
    id: 'a refresh token passes for a valid access token',
    operationId: 'checkToken',
    ...remembering(
      () => new Set(['example-refresh-token-0001']),
      (refreshTokens, returning, passing) => {
        const token = (envelopeOf(returning)?.['data'] as { refresh_token?: unknown } | null | undefined)?.refresh_token
        if (typeof token === 'string') refreshTokens.add(token)
        inData('checkToken', (data) => {
          if (refreshTokens.has(String(bodyOf(passing)['token']))) return { ...data, valid: true, expiresIn: 1800 }
          return undefined
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const check = async (token: string) =>
        (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
      return (await check(memberToken)) && (await check('example-refresh-token-0001'))
    },
  }),
]
