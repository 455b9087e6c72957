import { signed } from '#scripts/conformance/gateway/signature.ts'
import {
  type Ask,
  type Defect,
  type Passing,
  changeBody,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'

const tenantId = 't-321283'

const password = 'Portal@2026'

const logIn = async (ask: Ask, username: string, typed: string) => {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  return ask('/uaa/login', { body: { username, password: typed, captchaCode: answer, captchaCodeId }, as: 'visitor' })
}

/** The nonce is not remembered (Nonce: used once). */
function replayedSearch(): Defect {
  const answered = new Set<string>()
  const keyOf = ({ url, headers }: Passing) => `${headers['sign']} ${url.search}`
  const search = '/policy/api/ua/policy/search-list?size=4'
  return {
    id: 'a signed search can be sent again',
    group: 'account',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', (passing) => {
      const { url, headers } = passing
      if (answered.has(keyOf(passing)))
        Object.assign(headers, signed(url.searchParams, tenantId, Number(headers['timestamp'])))
    }),
    reply: inData('searchPolicies', (_, passing) => {
      answered.add(keyOf(passing))
    }),
    probe: async (ask) => {
      const headers = signed(new URLSearchParams('size=4'), tenantId)
      await ask(search, { headers })
      return (await ask(search, { headers })).code === '200'
    },
  }
}

export const accountDefects: Defect[] = [
  {
    id: 'small letters are as good in a password',
    group: 'account',
    operationId: 'loginByPassword',
    login: 'password',
    request: onRequest('loginByPassword', (passing) =>
      changeBody(passing, (body) => {
        if (String(body['password']).toLowerCase() === password.toLowerCase()) body['password'] = password
      }),
    ),
    // Without a key passwords come as they are typed, where this can compare them.
    reply: inData('getTenantInfo', (tenant) => {
      delete tenant.rsaPublicKey
    }),
    probe: async (ask) => (await logIn(ask, 'member01', password.toLowerCase())).code === '200',
  },
  {
    // LoginForm’s x-quota, and the same reply with and without an account.
    id: 'names without an account are never locked',
    group: 'account',
    operationId: 'loginByPassword',
    write: true,
    login: 'password',
    reply: onReply('loginByPassword', (returning, { body }) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4003' || /"(member01|13800000001)"/.test(body)) return
      setJson(returning, { returnCode: '4002', errorMessage: '账号或密码错误' })
    }),
    probe: async (ask) => {
      const codes = []
      for (let tried = 0; tried < 6; tried += 1) codes.push((await logIn(ask, 'nobody-at-all', 'Wrong@2026')).code)
      return codes.every((code) => code === '4002')
    },
  },
  {
    id: 'an access token is renewed with itself',
    group: 'account',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', (passing) =>
      changeBody(passing, (body) => {
        if (body['refreshToken'] === 'contract-test-token') body['refreshToken'] = 'example-refresh-token-0001'
      }),
    ),
    probe: async (ask) =>
      (await ask('/uaa/api/refresh-token', { body: { refreshToken: 'contract-test-token' }, as: 'visitor' })).code ===
      '200',
  },
  replayedSearch(),
  {
    // TokenState: 0 when it is not valid.
    id: 'time left of a token that is not valid',
    group: 'account',
    operationId: 'checkToken',
    reply: inData('checkToken', (state) => {
      if (!state.valid) state.expiresIn = 7200
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'nobody-knows-this-token' } })).data.expiresIn === 7200,
  },
]
