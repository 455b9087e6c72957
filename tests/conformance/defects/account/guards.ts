import { signedText } from '#gateway/signature.ts'
import { signed } from '#scripts/conformance/gateway/signature.ts'
import { createHash } from 'node:crypto'
import { type Defect, type Returning, onReply, onRequest } from '../../defect.ts'

const tenantId = 't-321283'

const search = '/policy/api/ua/policy/search-list'

const isSignatureOf = (query: string, { sign = '', timestamp = '', nonce = '' }: Record<string, string>) =>
  sign ===
  createHash('sha256')
    .update(signedText(new URLSearchParams(query), { tenantId, timestamp, nonce }))
    .digest('hex')
    .toUpperCase()

export const accountDefects: Defect[] = [
  {
    id: 'a refresh token serves twice',
    group: 'account',
    operationId: 'refreshTokens',
    write: true,
    ...(() => {
      const given = new Map<string, Returning>()
      return {
        request: onRequest('refreshTokens', ({ body }) => given.get(body)),
        reply: onReply('refreshTokens', (returning, { body }) => {
          if (returning.body.includes('access_token')) given.set(body, { ...returning })
        }),
      }
    })(),
    probe: async (ask) => {
      const sent = { body: { refreshToken: 'example-refresh-token-0001' } }
      await ask('/uaa/api/refresh-token', sent)
      return (await ask('/uaa/api/refresh-token', sent)).code === '200'
    },
  },
  {
    id: 'a code for any number',
    group: 'account',
    operationId: 'loginByPhone',
    login: 'code',
    request: onRequest('loginByPhone', ({ url }) => url.searchParams.set('tel', '13800000001')),
    probe: async (ask) => {
      await ask('/uaa/api/login/sms-captcha?tel=13800000001&purpose=login')
      const [sms] = JSON.parse((await ask('/__mock/outbox')).text) as { code: string }[]
      return (await ask(`/uaa/login-phone?tel=19900000009&verifyCode=${sms?.code}`, { method: 'POST' })).code === '200'
    },
  },
  {
    // The check puts only the token of a session that it ends into addresses.
    id: 'a token in the address',
    group: 'account',
    operationId: 'listMessages',
    write: true,
    request: onRequest('listMessages', ({ url, headers }) => {
      const token = url.searchParams.get('access_token')
      if (token !== null && headers['authorization'] === undefined) headers['authorization'] = `Bearer ${token}`
      url.searchParams.delete('access_token')
    }),
    probe: async (ask) =>
      (await ask('/message/api/msg/list?access_token=contract-test-token', { as: 'visitor' })).code === '200',
  },
  {
    id: 'a signature of another question',
    group: 'account',
    operationId: 'searchPolicies',
    request: (() => {
      const asked = new Set<string>()
      return onRequest('searchPolicies', ({ url, headers }) => {
        if (isSignatureOf(url.search, headers)) asked.add(url.search)
        else if ([...asked, ''].some((query) => isSignatureOf(query, headers)))
          Object.assign(headers, signed(url.searchParams, tenantId, Number(headers['timestamp'])))
      })
    })(),
    probe: async (ask) => {
      const headers = signed(new URLSearchParams(), tenantId)
      return (await ask(`${search}?size=3`, { headers })).code === '200'
    },
  },
]
