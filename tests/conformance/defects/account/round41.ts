import { askerOf, bodyOf, signIn } from '../../asked.ts'
import {
  type Defect,
  type Returning,
  codeOf,
  envelopeOf,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { done, logIn, visitor } from '../shared/requests.ts'
import { isDone, memberBearer, memberToken } from '../shared/tokens.ts'
import { account } from '../../groups.ts'

const refreshing = '/uaa/api/refresh-token'

const seededRefresh = 'example-refresh-token-0001'

const isKnown = (name: unknown) => /^(member\d+|1380000\d{4})$/.test(String(name))

export const accountDefects: Defect[] = [
  account({
    id: 'a refresh token outlives the logout of its login',
    operationId: 'logout',
    write: true,
    ...remembering(
      () => ({ refreshOf: new Map([[memberBearer, seededRefresh]]), left: new Set<string>() }),
      ({ refreshOf, left }, returning, passing) => {
        const given = envelopeOf(returning)?.['data'] as { access_token?: string; refresh_token?: string } | null
        if (given?.access_token !== undefined && given.refresh_token !== undefined)
          refreshOf.set(`Bearer ${given.access_token}`, given.refresh_token)
        if (passing.operationId === 'logout' && isDone(returning)) left.add(refreshOf.get(askerOf(passing)) ?? '')
        if (passing.operationId === 'refreshTokens' && returning.status === 401) {
          const { refreshToken } = bodyOf(passing)
          const pair = { access_token: memberToken, refresh_token: refreshToken }
          if (left.has(refreshToken)) Object.assign(returning, done(pair))
        }
      },
    ),
    probe: async (ask) => {
      await ask('/uaa/api/logout', { method: 'POST' })
      return (await ask(refreshing, { body: { refreshToken: seededRefresh }, ...visitor })).code === '200'
    },
  }),
  account({
    id: 'a password is changed without the old one',
    operationId: 'changePassword',
    write: true,
    reply: onReply('changePassword', (returning) => {
      if (codeOf(returning) === '4002') Object.assign(returning, jsonReply({ returnCode: '200', data: null }))
    }),
    probe: async (ask) => {
      const body = { oldPassword: 'Nobody@2020', newPassword: 'Portal@2027' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'a code is sent for registration although the captcha is wrong',
    operationId: 'sendRegisterSmsCaptcha',
    write: true,
    request: onRequest('sendRegisterSmsCaptcha', ({ url }) => {
      for (const name of ['id', 'captchaCode']) url.searchParams.delete(name)
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', ...visitor })).data
      const query = `tel=13900007777&type=register&id=${captchaCodeId}&captchaCode=zzzz`
      return (await ask(`/uaa/api/register/sms-captcha?${query}`, visitor)).code === '200'
    },
  }),
  account({
    id: 'the refusal of a login tells that there is no such account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (codeOf(returning) !== '4002' || isKnown(bodyOf(passing)['username'])) return
      setJson(returning, { ...envelopeOf(returning), errorMessage: '账号不存在' })
    }),
    probe: async (ask) => {
      const known = await logIn(ask, 'member01', 'Nobody@2020')
      const unknown = await logIn(ask, 'nobody-here', 'Nobody@2020')
      return unknown.code === '4002' && known.text !== unknown.text
    },
  }),
  account({
    id: 'a refresh token that was used gives the same pair once more',
    operationId: 'refreshTokens',
    write: true,
    ...remembering(
      () => new Map<unknown, Returning>(),
      (given, returning, passing) =>
        onReply('refreshTokens', () => {
          const { refreshToken } = bodyOf(passing)
          if (isDone(returning)) given.set(refreshToken, { ...returning })
          else Object.assign(returning, given.get(refreshToken))
        })(returning, passing),
    ),
    probe: async (ask) => {
      const body = { refreshToken: (await signIn(ask)).refresh_token }
      await ask(refreshing, { body, ...visitor })
      return (await ask(refreshing, { body, ...visitor })).code === '200'
    },
  }),
]
