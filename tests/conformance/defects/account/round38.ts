import { bodyOf } from '../../asked.ts'
import { type Defect, changeBody, codeOf, envelopeOf, inData, onReply, onRequest, setJson } from '../../defect.ts'
import { logIn } from '../shared/requests.ts'
import { account } from '../../groups.ts'

const registered = 'https://calculator.example.gov.cn'
const known = new Set(['member01', '13800000001'])

/** A token that was good once is good until the cache of its check runs out. */
const cachedChecks = (): Pick<Defect, 'reply' | 'restart'> => {
  const good = new Set<string>()
  return {
    reply: inData('checkToken', (data, passing) => {
      const { token } = bodyOf(passing)
      if (data.valid) good.add(token)
      else if (good.has(token)) Object.assign(data, { valid: true, expiresIn: 3000 })
    }),
    restart: () => good.clear(),
  }
}

/** A refresh token that was used leads to the one that came after it. */
const reusable = (): Pick<Defect, 'request' | 'reply' | 'restart'> => {
  const next = new Map<string, string>()
  return {
    request: onRequest('refreshTokens', (passing) =>
      changeBody(passing, (body) => {
        let token = String(body['refreshToken'])
        for (let later = next.get(token); later !== undefined; later = next.get(token)) token = later
        if (token !== String(body['refreshToken'])) body['refreshToken'] = token
      }),
    ),
    reply: inData('refreshTokens', (data, passing) => {
      next.set(bodyOf(passing)['refreshToken'], data.refresh_token)
    }),
    restart: () => next.clear(),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'the old password is not compared when a new one is set',
    operationId: 'changePassword',
    write: true,
    request: onRequest('changePassword', (passing) =>
      changeBody(passing, (body) => {
        if ('oldPassword' in body) body['oldPassword'] = 'Portal@2026'
      }),
    ),
    probe: async (ask) => {
      const body = { oldPassword: 'Mistaken@2020', newPassword: 'Renewed@2026' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'a used refresh token gives tokens again',
    operationId: 'refreshTokens',
    write: true,
    ...reusable(),
    probe: async (ask) => {
      const sent = { as: 'visitor' as const, body: { refreshToken: 'example-refresh-token-0001' } }
      await ask('/uaa/api/refresh-token', sent)
      return (await ask('/uaa/api/refresh-token', sent)).code === '200'
    },
  }),
  account({
    id: 'the refusal of a login tells that there is no such account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (['200', '3000', '4001'].includes(String(codeOf(returning)))) return
      if (known.has(bodyOf(passing)['username'])) return
      setJson(returning, { ...envelopeOf(returning), errorMessage: '用户不存在' })
    }),
    probe: async (ask) => {
      const { text } = await logIn(ask, 'nobody-here', 'Portal@2020')
      return text.includes('用户不存在') && text !== (await logIn(ask, 'member01', 'Portal@2020')).text
    },
  }),
  account({
    id: 'a token that was checked before is still called valid after the logout',
    operationId: 'checkToken',
    write: true,
    ...cachedChecks(),
    probe: async (ask) => {
      const check = { as: 'visitor' as const, body: { token: 'contract-test-token' } }
      await ask('/uaa/api/token-check', check)
      await ask('/uaa/api/logout', { method: 'POST' })
      return (await ask('/uaa/api/token-check', check)).data.valid
    },
  }),
  account({
    id: 'a code is sent to any address that begins like the registered one',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', ({ url: { searchParams } }) => {
      if (searchParams.get('redirectUri')?.startsWith(registered)) searchParams.set('redirectUri', `${registered}/`)
    }),
    probe: async (ask) => {
      const query = new URLSearchParams({ redirectUri: `${registered}.evil.example/`, clientId: 'policy-calculator' })
      return (await ask(`/uaa/api/current-user/code?${query}`)).code === '200'
    },
  }),
]
