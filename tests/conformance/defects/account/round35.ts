import { bodyOf, signIn } from '../../asked.ts'
import { type Defect, type Returning, changeBody, inData, onReply, onRequest, remembering } from '../../defect.ts'
import { refusing, requeried } from '../shared/hooks.ts'
import { bearing, fieldOf, isTaken, logIn, visitor } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { account } from '../../groups.ts'

const usernameOf = fieldOf('username')

const tokenOf = fieldOf('token')

/** A refresh token that is spent gives the same pair once more. */
function spentAgain(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const pairs = new Map<string, Returning>()
  return {
    request: onRequest('refreshTokens', ({ body }) => pairs.get(body)),
    reply: onReply('refreshTokens', (returning, { body }) => {
      if (isDone(returning)) pairs.set(body, { ...returning })
    }),
    restart: () => pairs.clear(),
  }
}

/** The password that was changed is taken for the new one. */
function oldPassword(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const renewed = new Map<unknown, unknown>()
  return {
    request: onRequest('loginByPassword', (passing) =>
      changeBody(passing, (body) => {
        body['password'] = renewed.get(body['password']) ?? body['password']
      }),
    ),
    reply: onReply('changePassword', (returning, passing) => {
      const { oldPassword: old, newPassword } = bodyOf(passing)
      if (!isDone(returning)) return
      renewed.delete(newPassword)
      renewed.set(old, newPassword)
    }),
    restart: () => renewed.clear(),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'a spent refresh token gives its pair again',
    operationId: 'refreshTokens',
    write: true,
    ...spentAgain(),
    probe: async (ask) => {
      const body = { refreshToken: (await signIn(ask)).refresh_token }
      await ask('/uaa/api/refresh-token', { body, ...visitor })
      return (await ask('/uaa/api/refresh-token', { body, ...visitor })).status === 200
    },
  }),
  account({
    id: 'the old password still opens the account',
    operationId: 'changePassword',
    write: true,
    login: 'password',
    ...oldPassword(),
    probe: async (ask) => {
      const body = { oldPassword: 'Portal@2026', newPassword: 'Renewed@2026' }
      await ask('/uaa/api/user/change/password', { method: 'PUT', body })
      return (await logIn(ask, 'member01', body.oldPassword)).code === '200'
    },
  }),
  account({
    id: 'a token once found valid stays so after the logout',
    operationId: 'checkToken',
    write: true,
    ...remembering(
      () => new Map<string, unknown>(),
      (known, returning, passing) =>
        inData('checkToken', (data) => {
          if (data.valid === true) known.set(tokenOf(passing), data)
          return known.get(tokenOf(passing))
        })(returning, passing),
    ),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await ask('/uaa/api/token-check', { body: { token } })
      await ask('/uaa/api/logout', { method: 'POST', ...bearing(token) })
      return (await ask('/uaa/api/token-check', { body: { token } })).data.valid
    },
  }),
  account({
    id: 'the SMS is sent whatever is typed for the captcha',
    write: true,
    ...requeried('sendRegisterSmsCaptcha', (query) => {
      query.delete('id')
      query.delete('captchaCode')
    }),
    probe: (ask) =>
      isTaken(ask, '/uaa/api/register/sms-captcha?tel=13900000008&type=register&id=cap-0&captchaCode=abcd', visitor),
  }),
  account({
    id: 'the refusal of a login tells that there is no such account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: (returning, passing) => {
      if (/^(member|provider)\d+$/.test(usernameOf(passing))) return
      const { reply } = refusing('loginByPassword', '4002', (refusal) => void (refusal.errorMessage = '账号不存在'))
      reply?.(returning, passing)
    },
    probe: async (ask) => {
      const known = await logIn(ask, 'member01', 'Wrong@2026')
      const unknown = await logIn(ask, 'nobody77', 'Wrong@2026')
      return known.text !== unknown.text
    },
  }),
]
