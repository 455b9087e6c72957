import { bodyOf } from '../../asked.ts'
import {
  type Defect,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'
import { logIn } from '../shared/requests.ts'
import { account } from '../../groups.ts'

const known = new Set(['member01', 'member02', 'provider01', 'provider02', 'disabled01', '13800000001'])
const calculator = 'https://calculator.example.gov.cn'

export const accountDefects: Defect[] = [
  account({
    id: 'a password is changed without the right old one',
    operationId: 'changePassword',
    write: true,
    request: onRequest('changePassword', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['oldPassword'] === 'string') body['oldPassword'] = 'Portal@2026'
      }),
    ),
    probe: async (ask) => {
      const body = { oldPassword: 'Wrong@2026', newPassword: 'Portal@2027' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'a failed login tells that there is no such account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (codeOf(returning) !== '4002' || known.has(bodyOf(passing)['username'])) return
      setJson(returning, { ...envelopeOf(returning), errorMessage: '该用户不存在' })
    }),
    probe: async (ask) => {
      const { code, text } = await logIn(ask, 'nobody-knows', 'Wrong@2026')
      return code === '4002' && text !== (await logIn(ask, 'member02', 'Wrong@2026')).text
    },
  }),
  account({
    id: 'a refresh token is given out again instead of a new one',
    operationId: 'refreshTokens',
    write: true,
    reply: inData('refreshTokens', (data, passing) => {
      data.refresh_token = bodyOf(passing)['refreshToken']
    }),
    probe: async (ask) => {
      const refreshToken = 'example-refresh-token-0001'
      const { data } = await ask('/uaa/api/refresh-token', { body: { refreshToken }, as: 'visitor' })
      return data.refresh_token === refreshToken
    },
  }),
  account({
    id: 'a code goes to any host whose name begins like a registered one',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', ({ url }) => {
      if (url.searchParams.get('redirectUri')?.startsWith(calculator) === true)
        url.searchParams.set('redirectUri', `${calculator}/`)
    }),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent(`${calculator}.attacker.example/`)
      const { code } = await ask(`/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=${redirectUri}`)
      return code === '200'
    },
  }),
  account({
    id: 'the first password may be set though there is one',
    operationId: 'setRegisterPassword',
    login: 'code',
    reply: onReply('setRegisterPassword', (returning) => {
      if (codeOf(returning) === '4090') Object.assign(returning, jsonReply({ returnCode: '200', data: null }))
    }),
    probe: async (ask) => {
      const tel = '13800000001'
      await ask(`/uaa/api/register/sms-captcha?tel=${tel}&type=register`, { as: 'visitor' })
      const [sms] = JSON.parse((await ask('/__mock/outbox')).text) as { code: string }[]
      const body = { tel, verifyCode: sms?.code, password: 'Portal@2027' }
      return (await ask('/uaa/api/register/password', { method: 'PUT', body, as: 'visitor' })).code === '200'
    },
  }),
]
