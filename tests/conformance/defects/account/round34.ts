import { bodyOf } from '../../asked.ts'
import { type Defect, type Returning, inData, onReply, onRequest, remembering } from '../../defect.ts'
import { refusing, rewritten } from '../shared/hooks.ts'
import { logIn, visitor } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { account } from '../../groups.ts'

const registered = 'https://calculator.example.gov.cn'

const refreshedBefore = () => {
  const given = new Map<string, Returning>()
  return {
    request: onRequest('refreshTokens', (passing) => {
      const before = given.get(bodyOf(passing)['refreshToken'])
      return before === undefined ? undefined : { ...before, headers: { ...before.headers } }
    }),
    reply: onReply('refreshTokens', (returning, passing) => {
      if (isDone(returning)) given.set(bodyOf(passing)['refreshToken'], { ...returning })
    }),
    restart: () => given.clear(),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'a code is sent to any host that begins like the registered one',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', ({ url }) => {
      if (url.searchParams.get('redirectUri')?.startsWith(registered) === true)
        url.searchParams.set('redirectUri', registered)
    }),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent(`${registered}.evil.example/`)
      const target = `/uaa/api/current-user/code?redirectUri=${redirectUri}&clientId=policy-calculator`
      return (await ask(target)).code === '200'
    },
  }),
  account({
    id: 'a binding that waits for its audit opens the portal of enterprises',
    write: true,
    ...rewritten('loginToEnterprisePortal', (body) => {
      if (body.enId === 'en-1002') body.enId = 'en-1001'
    }),
    probe: async (ask) => (await ask('/uaa/sso/login', { body: { enId: 'en-1002' } })).code === '200',
  }),
  account({
    id: 'a spent refresh token is answered once more',
    operationId: 'refreshTokens',
    write: true,
    ...refreshedBefore(),
    probe: async (ask) => {
      const sent = { body: { refreshToken: 'example-refresh-token-0001' }, ...visitor }
      await ask('/uaa/api/refresh-token', sent)
      return (await ask('/uaa/api/refresh-token', sent)).code === '200'
    },
  }),
  account({
    id: 'the refusal of a login tells which names are unknown',
    operationId: 'loginByPassword',
    login: 'password',
    reply: (returning, passing) => {
      const isKnown = /^(member\d\d|1\d{10})$/.test(bodyOf(passing)['username'])
      if (isKnown) return
      refusing('loginByPassword', '4002', (refusal) => void (refusal.errorMessage = '该账号不存在')).reply?.(
        returning,
        passing,
      )
    },
    probe: async (ask) => {
      const unknown = await logIn(ask, 'nobody-knows', 'Portal@2025')
      const known = await logIn(ask, 'member01', 'Portal@2025')
      return unknown.code === '4002' && known.code === '4002' && unknown.text !== known.text
    },
  }),
  account({
    id: 'a token of a login that has ended is still called valid',
    operationId: 'checkToken',
    write: true,
    ...remembering(
      () => new Set<string>(),
      (valid, returning, passing) => {
        const { token } = bodyOf(passing)
        inData('checkToken', (data) => {
          if (data.valid) valid.add(token)
          else if (valid.has(token)) Object.assign(data, { valid: true, expiresIn: 3600 })
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const sent = { body: { token: 'contract-test-token' }, ...visitor }
      await ask('/uaa/api/token-check', sent)
      await ask('/uaa/api/logout', { method: 'POST' })
      return (await ask('/uaa/api/token-check', sent)).data.valid
    },
  }),
]
