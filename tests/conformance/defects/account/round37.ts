import { bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Returning,
  changeBody,
  codeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { logIn, visitor } from '../shared/requests.ts'
import { account } from '../../groups.ts'

const tokens = { access_token: 'contract-test-token', refresh_token: 'example-refresh-token-0001' }

const codes = '/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=https://calculator.example.gov.cn/'

const refreshed = new Map<string, Returning>()

export const accountDefects: Defect[] = [
  account({
    id: 'a refresh token gives the same tokens again when it is spent',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', (passing) => refreshed.get(String(bodyOf(passing)['refreshToken']))),
    reply: onReply('refreshTokens', (returning, passing) => {
      if (codeOf(returning) === '200') refreshed.set(String(bodyOf(passing)['refreshToken']), { ...returning })
    }),
    restart: () => refreshed.clear(),
    probe: async (ask) => {
      const sent = { body: { refreshToken: tokens.refresh_token }, ...visitor }
      await ask('/uaa/api/refresh-token', sent)
      return (await ask('/uaa/api/refresh-token', sent)).code === '200'
    },
  }),
  account({
    id: 'a password is changed without a look at the old one',
    operationId: 'changePassword',
    write: true,
    request: onRequest('changePassword', (passing) =>
      changeBody(passing, (body) => void (body['oldPassword'] = 'Portal@2026')),
    ),
    probe: async (ask) => {
      const body = { oldPassword: 'Guessed@2026', newPassword: 'Renewed@2026' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'a code for another application is given a second time',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, string>(),
      (given, returning, passing) =>
        inData('getCurrentUserCode', (data, { headers }) => {
          const asker = headers['authorization'] ?? ''
          data.code = given.get(asker) ?? data.code
          given.set(asker, data.code)
        })(returning, passing),
    ),
    probe: async (ask) => {
      const { code } = await dataOf(ask, codes)
      return typeof code === 'string' && code === (await dataOf(ask, codes)).code
    },
  }),
  account({
    id: 'a picture that nobody has scanned signs in',
    operationId: 'createZzToken',
    write: true,
    reply: onReply('createZzToken', (returning) => {
      if (codeOf(returning) === '4090') Object.assign(returning, jsonReply({ returnCode: '200', data: tokens }))
    }),
    probe: async (ask) => {
      const { qrId } = (await ask('/uaa/api/ua/zz/qr', visitor)).data
      return (await ask('/uaa/api/ua/zz/token', { body: { qrId }, ...visitor })).code === '200'
    },
  }),
  account({
    id: 'a failed login says that there is no such account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      const { username } = bodyOf(passing)
      const isKnown = /^(member0[1-3]|provider0[12]|disabled01|138000000\d\d)$/u.test(username)
      if (codeOf(returning) === '4002' && !isKnown)
        Object.assign(returning, jsonReply({ returnCode: '4002', errorMessage: '该账号不存在' }))
    }),
    probe: async (ask) => {
      const unknown = await logIn(ask, 'nobody-knows', 'Wrong@2026')
      const known = await logIn(ask, 'member01', 'Wrong@2026')
      return unknown.code === known.code && unknown.text !== known.text
    },
  }),
]
