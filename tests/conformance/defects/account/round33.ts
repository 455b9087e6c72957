import { bodyOf, signIn } from '../../asked.ts'
import { type Ask, type Defect, type Loose, changeBody, envelopeOf, onReply, onRequest } from '../../defect.ts'
import { cached, requeried } from '../shared/hooks.ts'
import { account } from '../../groups.ts'

const portal = 'https://calculator.example.gov.cn'

async function newCaptcha(ask: Ask): Promise<{ id: string; answer: string }> {
  const { captchaCodeId: id } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  return { id, answer: JSON.parse((await ask(`/__mock/captcha/${id}`)).text).answer }
}

/** A token that was valid once stays so, as nobody looks whether it was revoked. */
function neverRevoked(): Pick<Defect, 'reply' | 'restart'> {
  const valid = new Map<string, Loose>()
  return {
    reply: onReply('checkToken', (returning, passing) => {
      const token = String(bodyOf(passing)['token'])
      const reply: Loose = envelopeOf(returning)
      if (reply?.data?.valid === true) valid.set(token, Buffer.from(returning.body))
      else returning.body = valid.get(token) ?? returning.body
    }),
    restart: () => valid.clear(),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'the case of the captcha matters',
    operationId: 'loginByPassword',
    login: 'password',
    request: onRequest('loginByPassword', (passing) =>
      changeBody(passing, (body) => {
        const typed = String(body['captchaCode'])
        if (typed !== typed.toUpperCase()) body['captchaCode'] = '????'
      }),
    ),
    probe: async (ask) => {
      for (let tried = 0; tried < 5; tried += 1) {
        const { id, answer } = await newCaptcha(ask)
        const captchaCode = answer.toLowerCase()
        if (captchaCode === answer.toUpperCase()) continue
        const body = { username: 'member01', password: 'Portal@2026', captchaCode, captchaCodeId: id }
        return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4001'
      }
      return false
    },
  }),
  account({
    id: 'a refresh token serves again',
    ...cached('refreshTokens', ({ body }) => body),
    write: true,
    probe: async (ask) => {
      const body = { refreshToken: (await signIn(ask)).refresh_token }
      await ask('/uaa/api/refresh-token', { body, as: 'visitor' })
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'the old password is not looked at when a new one is set',
    operationId: 'changePassword',
    write: true,
    request: onRequest('changePassword', (passing) =>
      changeBody(passing, (body) => void (body['oldPassword'] = 'Portal@2026')),
    ),
    probe: async (ask) => {
      const body = { oldPassword: 'Wrong@2026x', newPassword: 'Another@2027' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'a token counts as valid after the logout',
    operationId: 'checkToken',
    write: true,
    ...neverRevoked(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const check = async () => (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
      const before = await check()
      await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers: { authorization: `Bearer ${token}` } })
      return before && (await check())
    },
  }),
  account({
    id: 'the address to return to is compared by its beginning',
    ...requeried('getCurrentUserCode', (query) => {
      if (query.get('redirectUri')?.startsWith(portal) === true) query.set('redirectUri', `${portal}/`)
    }),
    probe: async (ask) => {
      const query = new URLSearchParams({ redirectUri: `${portal}.evil.test/`, clientId: 'policy-calculator' })
      return (await ask(`/uaa/api/current-user/code?${query}`)).code === '200'
    },
  }),
]
