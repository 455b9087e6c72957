import { askerOf, bodyOf, dataOf, parameter, signIn } from '../../asked.ts'
import { type Defect, type Loose, codeOf, envelopeOf, inData, onReply, remembering, setJson } from '../../defect.ts'
import { account } from '../../groups.ts'

const ssoCode =
  '/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=https%3A%2F%2Fcalculator.example.gov.cn%2F'

export const accountDefects: Defect[] = [
  account({
    id: 'the current user comes with the hash of the password',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => ({
      ...data,
      password: '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
    })),
    probe: async (ask) => 'password' in (await dataOf(ask, '/uaa/api/current-user')),
  }),
  account({
    id: 'a refresh token is a valid access token to the check',
    operationId: 'checkToken',
    ...remembering(
      () => new Set(['example-refresh-token-0001']),
      (known, returning, passing) => {
        const data: Loose = envelopeOf(returning)?.['data']
        if (typeof data?.refresh_token === 'string') known.add(data.refresh_token)
        inData('checkToken', (checked) =>
          known.has(bodyOf(passing)['token']) ? { ...checked, valid: true, expiresIn: 7200 } : undefined,
        )(returning, passing)
      },
    ),
    probe: async (ask) => {
      const body = { token: 'example-refresh-token-0001' }
      return (await ask('/uaa/api/token-check', { body, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'a wrong password is told although the captcha is wrong too',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      const { password } = bodyOf(passing)
      if (codeOf(returning) !== '4001' || password === 'Portal@2026' || String(password).length > 50) return
      setJson(returning, { returnCode: '4002', errorMessage: '账号或密码错误' })
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const body = { username: 'member01', password: 'Mistaken@2026', captchaCode: '----', captchaCodeId }
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4002'
    },
  }),
  account({
    id: 'the code for single sign-on is the same each time',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, string>(),
      (codes, returning, passing) => {
        inData('getCurrentUserCode', (data) => {
          const key = `${askerOf(passing)} ${parameter('clientId')(passing)}`
          const code = codes.get(key) ?? data.code
          codes.set(key, code)
          return { ...data, code }
        })(returning, passing)
      },
    ),
    probe: async (ask) => (await dataOf(ask, ssoCode)).code === (await dataOf(ask, ssoCode)).code,
  }),
  account({
    id: 'the new pair still has the refresh token that was used up',
    operationId: 'refreshTokens',
    write: true,
    reply: inData('refreshTokens', (data, passing) => ({ ...data, refresh_token: bodyOf(passing)['refreshToken'] })),
    probe: async (ask) => {
      const { refresh_token } = await signIn(ask)
      const body = { refreshToken: refresh_token }
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).data.refresh_token === refresh_token
    },
  }),
]
