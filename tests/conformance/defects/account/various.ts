import { type Defect, changeBody, envelopeOf, inData, onReply, onRequest, setJson } from '../../defect.ts'
import { lapse } from '../shared/requests.ts'

export const accountDefects: Defect[] = [
  {
    id: 'a refresh token outlives the logout',
    group: 'account',
    operationId: 'logout',
    write: true,
    reply: onReply('refreshTokens', (returning) => {
      if (returning.status !== 401) return
      returning.status = 200
      setJson(returning, { returnCode: '200', data: { access_token: 'x-1', refresh_token: 'x-2' } })
    }),
    probe: async (ask) => {
      await ask('/uaa/api/logout', { method: 'POST' })
      return (
        (await ask('/uaa/api/refresh-token', { body: { refreshToken: 'example-refresh-token-0001' } })).code === '200'
      )
    },
  },
  {
    id: 'seconds are milliseconds',
    group: 'account',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      data.expiresIn *= 1000
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'contract-test-token' } })).data.expiresIn > 604_800,
  },
  lapse({
    id: 'the old password does not matter',
    group: 'account',
    operationId: 'changePassword',
    reply: onReply('changePassword', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4002') setJson(returning, { returnCode: '200', data: null })
    }),
    login: 'password',
    probe: async (ask) => {
      const body = { oldPassword: 'Nobody@2026', newPassword: 'Renewed@2026' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  {
    id: 'eight small letters are a new password',
    group: 'account',
    operationId: 'registerByPhone',
    write: true,
    request: onRequest('registerByPhone', (passing) =>
      changeBody(passing, (body) => {
        if (/^.{8,}$/.test(String(body['password']))) body['password'] = 'Mended@2026'
      }),
    ),
    probe: async (ask) => {
      const body = { tel: '19900000000', verifyCode: '000000', password: 'abcdefgh' }
      return (await ask('/uaa/api/register/tel', { body, as: 'visitor' })).code !== '3000'
    },
  },
]
