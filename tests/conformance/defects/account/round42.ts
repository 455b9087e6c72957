import { askerOf, bodyOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  changeBody,
  codeOf,
  envelopeOf,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { isTaken, logIn, visitor } from '../shared/requests.ts'
import { type Hooks, isDone, memberToken, strangerBearer } from '../shared/tokens.ts'
import { account } from '../../groups.ts'

const seededPassword = 'Portal@2026'

const firstRefreshToken = 'example-refresh-token-0001'

const refresh = { body: { refreshToken: firstRefreshToken }, ...visitor }

/** Whoever is logged in sets a new password, whatever the old one is said to be. */
function uncheckedPasswords(): Hooks {
  const passwords = new Map<string, unknown>()
  const accountOf = (passing: Passing) => (askerOf(passing) === strangerBearer ? 'second' : 'first')
  return {
    request: onRequest('changePassword', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['oldPassword'] === 'string')
          body['oldPassword'] = passwords.get(accountOf(passing)) ?? seededPassword
      }),
    ),
    reply: onReply('changePassword', (returning, passing) => {
      if (isDone(returning)) passwords.set(accountOf(passing), bodyOf(passing)['newPassword'])
    }),
    restart: () => passwords.clear(),
  }
}

/** A refresh token goes on when its access token is logged out. */
function outlivingLogout(): Hooks {
  const pairs = new Map<string, string>()
  const ended = new Set<string>()
  return {
    request: onRequest('refreshTokens', (passing) =>
      ended.has(bodyOf(passing)['refreshToken'])
        ? jsonReply({ returnCode: '200', data: { access_token: 'a'.repeat(40), refresh_token: 'b'.repeat(40) } })
        : undefined,
    ),
    reply: (returning, passing) => {
      const data: Loose = envelopeOf(returning)?.['data']
      if (data?.refresh_token) pairs.set(data.access_token, data.refresh_token)
      if (passing.operationId !== 'logout' || !isDone(returning)) return
      const refreshToken = pairs.get(askerOf(passing).replace('Bearer ', ''))
      if (refreshToken !== undefined) ended.add(refreshToken)
    },
    restart: () => {
      ended.clear()
      pairs.clear()
      pairs.set(memberToken, firstRefreshToken)
    },
  }
}

const renewed = new Map<string, Returning>()

export const accountDefects: Defect[] = [
  account({
    id: 'the old password is not looked at when it is changed',
    operationId: 'changePassword',
    write: true,
    ...uncheckedPasswords(),
    probe: async (ask) => {
      const body = { oldPassword: 'Another@2026', newPassword: 'Renewed@2026' }
      return isTaken(ask, '/uaa/api/user/change/password', { method: 'PUT', body })
    },
  }),
  account({
    id: 'the refresh token outlives the logout',
    operationId: 'logout',
    write: true,
    ...outlivingLogout(),
    probe: async (ask) => {
      await ask('/uaa/api/logout', { method: 'POST' })
      return isTaken(ask, '/uaa/api/refresh-token', refresh)
    },
  }),
  account({
    id: 'a refresh token that is used up serves again',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', (passing) => {
      const before = renewed.get(bodyOf(passing)['refreshToken'])
      return before === undefined ? undefined : { ...before, headers: { ...before.headers } }
    }),
    reply: onReply('refreshTokens', (returning, passing) => {
      if (isDone(returning)) renewed.set(bodyOf(passing)['refreshToken'], returning)
    }),
    restart: () => renewed.clear(),
    probe: async (ask) => {
      await ask('/uaa/api/refresh-token', refresh)
      return isTaken(ask, '/uaa/api/refresh-token', refresh)
    },
  }),
  account({
    id: 'the refusal of a login tells that there is no such account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      const isKnown = ['member01', 'member02'].includes(bodyOf(passing)['username'])
      if (codeOf(returning) === '4002' && !isKnown)
        setJson(returning, { ...envelopeOf(returning), errorMessage: '账号不存在' })
    }),
    probe: async (ask) => {
      const known = await logIn(ask, 'member01', 'Wrong@2026')
      const unknown = await logIn(ask, 'nobody99', 'Wrong@2026')
      return known.text !== unknown.text
    },
  }),
  account({
    id: 'the code for another application is the same each time',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, Buffer>(),
      (codes, returning, passing) => {
        if (passing.operationId !== 'getCurrentUserCode' || !isDone(returning)) return
        returning.body = codes.get(askerOf(passing)) ?? returning.body
        codes.set(askerOf(passing), returning.body)
      },
    ),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent('https://calculator.example.gov.cn/')
      const target = `/uaa/api/current-user/code?redirectUri=${redirectUri}&clientId=policy-calculator`
      const { code, data } = await ask(target)
      return code === '200' && (await ask(target)).data.code === data.code
    },
  }),
]
