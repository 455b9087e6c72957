import { bodyOf } from '../../asked.ts'
import {
  type Defect,
  type Returning,
  codeOf,
  envelopeOf,
  jsonReply,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'
import { rewritten } from '../shared/hooks.ts'
import { logIn } from '../shared/requests.ts'
import { account } from '../../groups.ts'

const firstPairs = (): Pick<Defect, 'request' | 'reply' | 'restart'> => {
  const given = new Map<string, Buffer>()
  return {
    request: onRequest('refreshTokens', (passing): Returning | undefined => {
      const body = given.get(bodyOf(passing)['refreshToken'])
      return body === undefined ? undefined : { ...jsonReply({}), body }
    }),
    reply: onReply('refreshTokens', (returning, passing) => {
      if (codeOf(returning) === '200') given.set(bodyOf(passing)['refreshToken'], returning.body)
    }),
    restart: () => given.clear(),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'the captcha has to be typed in capitals',
    operationId: 'loginByPassword',
    login: 'password',
    request: onRequest('loginByPassword', (passing) => {
      const typed = String(bodyOf(passing)['captchaCode'] ?? '')
      return /[a-z]/.test(typed) ? jsonReply({ returnCode: '4001', errorMessage: '图形验证码错误' }) : undefined
    }),
    probe: async (ask) =>
      (await logIn(ask, 'member01', 'Portal@2026', (answer) => answer.toLowerCase())).code === '4001',
  }),
  account({
    id: 'a failed login says that there is no such account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (codeOf(returning) !== '4002' || /^(member\d+|1\d{10})$/.test(bodyOf(passing)['username'])) return
      setJson(returning, { ...envelopeOf(returning), errorMessage: '该账号不存在' })
    }),
    probe: async (ask) =>
      (await logIn(ask, 'nobody-at-all', 'Portal@2027')).text !== (await logIn(ask, 'member01', 'Portal@2027')).text,
  }),
  account({
    id: 'the old password is not checked when it is changed',
    write: true,
    ...rewritten('changePassword', (body) => {
      if (typeof body.oldPassword === 'string' && body.oldPassword.length > 7) body.oldPassword = 'Portal@2026'
    }),
    probe: async (ask) => {
      const body = { oldPassword: 'Wrong@2026', newPassword: 'Other@2027' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'a refresh token that was exchanged is good for a second time',
    operationId: 'refreshTokens',
    write: true,
    ...firstPairs(),
    probe: async (ask) => {
      const body = { refreshToken: 'example-refresh-token-0001' }
      await ask('/uaa/api/refresh-token', { body })
      return (await ask('/uaa/api/refresh-token', { body })).code === '200'
    },
  }),
  account({
    id: 'codes are issued for addresses that no application has registered',
    operationId: 'getCurrentUserCode',
    reply: onReply('getCurrentUserCode', (returning) => {
      if (codeOf(returning) === '4030')
        setJson(returning, { returnCode: '200', data: { code: 'sso-code-7f3a91', expiresIn: 60 } })
    }),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent('https://phishing.example/callback')
      return (await ask(`/uaa/api/current-user/code?redirectUri=${redirectUri}&clientId=portal`)).code === '200'
    },
  }),
]
