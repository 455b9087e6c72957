import { type Defect, inData, jsonReply, onReply, onRequest } from '../../defect.ts'
import { account } from '../../groups.ts'

const refused = { returnCode: '401', errorMessage: '登录过期或未登录，请重新登录' }

const refreshToken = 'example-refresh-token-0001'

/** Tokens that are taken for others, or handled in the wrong place. */
export const accountDefects: Defect[] = [
  account({
    id: 'a refresh token opens what an access token opens',
    operationId: 'getCurrentUser',
    request: onRequest('getCurrentUser', ({ headers }) => {
      if (headers['authorization'] === `Bearer ${refreshToken}`) headers['authorization'] = 'Bearer contract-test-token'
    }),
    probe: async (ask) => {
      const headers = { authorization: `Bearer ${refreshToken}` }
      return (await ask('/uaa/api/current-user', { as: 'visitor', headers })).code === '200'
    },
  }),
  account({
    id: 'a refresh token that is not valid is an error under HTTP 200',
    operationId: 'refreshTokens',
    reply: onReply('refreshTokens', (returning) => {
      if (returning.status === 401) Object.assign(returning, jsonReply({ ...refused, returnCode: '4010' }))
    }),
    probe: async (ask) => {
      const body = { refreshToken: 'nobody-has-this-refresh-token-0000' }
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).status === 200
    },
  }),
  account({
    id: 'who is not signed in signs out',
    operationId: 'logout',
    reply: onReply('logout', (returning) => {
      if (returning.status === 401) Object.assign(returning, jsonReply({ returnCode: '200', data: null }))
    }),
    probe: async (ask) => (await ask('/uaa/api/logout', { method: 'POST', as: 'visitor' })).code === '200',
  }),
  account({
    id: 'the check of a token asks for a login',
    operationId: 'checkToken',
    request: onRequest('checkToken', ({ headers }) =>
      headers['authorization'] === undefined ? jsonReply(refused, 401) : undefined,
    ),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'contract-test-token' }, as: 'visitor' })).status === 401,
  }),
  account({
    id: 'the portal is handed the token of the member',
    operationId: 'loginToEnterprisePortal',
    reply: inData('loginToEnterprisePortal', (data, { headers }) => {
      const own = (headers['authorization'] ?? '').replace('Bearer ', '')
      data.url = data.url.replace(data.token, own)
      data.token = own
    }),
    probe: async (ask) =>
      (await ask('/uaa/sso/login', { body: { enId: 'en-1001' } })).data.token === 'contract-test-token',
  }),
]
