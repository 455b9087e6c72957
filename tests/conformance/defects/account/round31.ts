import { type Defect, type Returning, jsonReply, onReply, remembering } from '../../defect.ts'
import { account } from '../../groups.ts'
import { done, fieldOf, isTaken, logIn, visitor } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'

const refreshTokenOf = fieldOf('refreshToken')

const graph = '/uaa/api/register/captcha/graph'

export const accountDefects: Defect[] = [
  account({
    id: 'a refresh token that was used serves again',
    operationId: 'refreshTokens',
    write: true,
    ...remembering(
      () => new Map<string, Returning>(),
      (used, returning, passing) => {
        if (passing.operationId !== 'refreshTokens') return
        const kept = used.get(refreshTokenOf(passing))
        if (isDone(returning)) used.set(refreshTokenOf(passing), { ...returning })
        else if (kept !== undefined) Object.assign(returning, kept)
      },
    ),
    probe: async (ask) => {
      const sent = { body: { refreshToken: 'example-refresh-token-0001' }, ...visitor }
      await ask('/uaa/api/refresh-token', sent)
      return isTaken(ask, '/uaa/api/refresh-token', sent)
    },
  }),
  account({
    id: 'the old password is not compared when a new one is set',
    operationId: 'changePassword',
    write: true,
    reply: onReply('changePassword', (returning) => {
      if (returning.body.includes('"4002"')) Object.assign(returning, done())
    }),
    probe: async (ask) => {
      const body = { oldPassword: 'Mistaken@2026', newPassword: 'Renewed@2026' }
      return isTaken(ask, '/uaa/api/user/change/password', { method: 'PUT', body })
    },
  }),
  account({
    id: 'every new captcha is the first one again',
    operationId: 'createGraphCaptcha',
    ...remembering(
      () => ({ given: '' }),
      (memory, returning, { operationId }) => {
        if (operationId !== 'createGraphCaptcha' || !isDone(returning)) return
        if (memory.given !== '') returning.body = Buffer.from(memory.given)
        memory.given = returning.body.toString('utf8')
      },
    ),
    probe: async (ask) => {
      const one = (await ask(graph, { method: 'POST' })).data.captchaCodeId
      return (await ask(graph, { method: 'POST' })).data.captchaCodeId === one
    },
  }),
  account({
    id: 'a sign-on code is given to an address that is not registered',
    operationId: 'getCurrentUserCode',
    reply: onReply('getCurrentUserCode', (returning) => {
      if (returning.body.includes('"4030"')) Object.assign(returning, done({ code: 'sso-code-7c1e', expiresIn: 60 }))
    }),
    probe: async (ask) => {
      const query = 'redirectUri=https%3A%2F%2Fother.example%2F&clientId=policy-calculator'
      return typeof (await ask(`/uaa/api/current-user/code?${query}`)).data?.code === 'string'
    },
  }),
  account({
    id: 'an account is never locked however many passwords are tried',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning) => {
      if (returning.body.includes('"4003"'))
        Object.assign(returning, jsonReply({ returnCode: '4002', errorMessage: '用户名或密码错误' }))
    }),
    probe: async (ask) => {
      const codes: unknown[] = []
      for (let tried = 0; tried < 8; tried += 1) codes.push((await logIn(ask, 'member03', 'Mistaken@2026')).code)
      return codes.every((code) => code === '4002')
    },
  }),
]
