import { askerOf, bodyOf, dataOf, signIn } from '../../asked.ts'
import { type Defect, type Passing, changeBody, codeOf, inData, onReply, onRequest, setJson } from '../../defect.ts'
import { account } from '../../groups.ts'
import { type Hooks, issuedTokens } from '../shared/tokens.ts'

const seededPassword = 'Portal@2026'

/** The signature and the date of a token are checked, and not whether its session is over. */
function validUntilItsDate(): Hooks {
  const { tokens, note, forget } = issuedTokens()
  return {
    reply: (returning, passing) => {
      note(returning)
      inData('checkToken', ({ valid, takenOver }) =>
        !valid && takenOver !== true && tokens.has(bodyOf(passing)['token'])
          ? { valid: true, expiresIn: 1500, takenOver: false }
          : undefined,
      )(returning, passing)
    },
    restart: forget,
  }
}

/** The refresh token stays the same; only the access token is new. */
function refreshTokenStays(): Hooks {
  const newest = new Map<string, string>()
  const asked = new WeakMap<Passing, string>()
  return {
    request: onRequest('refreshTokens', (passing) => {
      const { refreshToken } = bodyOf(passing)
      if (typeof refreshToken !== 'string') return
      asked.set(passing, refreshToken)
      const current = newest.get(refreshToken)
      if (current === undefined) return
      changeBody(passing, (body) => {
        body['refreshToken'] = current
      })
    }),
    reply: inData('refreshTokens', (data, passing) => {
      const token = asked.get(passing)
      if (token === undefined) return undefined
      newest.set(token, data.refresh_token)
      return { ...data, refresh_token: token }
    }),
    restart: () => newest.clear(),
  }
}

/** The first password may be set a second time. */
function passwordSetAgain(): Hooks {
  const passwords = new Set<string>()
  return {
    request: onRequest('loginByPassword', (passing) => {
      if (!passwords.has(bodyOf(passing)['password'])) return
      changeBody(passing, (body) => {
        body['password'] = seededPassword
      })
    }),
    reply: onReply('setRegisterPassword', (returning, passing) => {
      if (codeOf(returning) !== '4090') return
      passwords.add(bodyOf(passing)['password'])
      setJson(returning, { returnCode: '200', data: null })
    }),
    restart: () => passwords.clear(),
  }
}

/** A login does not end the one before. */
function manyLogins(): Hooks {
  const names = new Map<string, string>()
  const newest = new Map<string, string>()
  const heirOf = (token: string): string => newest.get(names.get(token) ?? '') ?? token
  return {
    request: (passing) => {
      const token = askerOf(passing).replace('Bearer ', '')
      if (names.has(token)) passing.headers['authorization'] = `Bearer ${heirOf(token)}`
      if (passing.operationId !== 'checkToken' || !names.has(bodyOf(passing)['token'])) return undefined
      changeBody(passing, (body) => {
        body['token'] = heirOf(String(body['token']))
      })
      return undefined
    },
    reply: inData('loginByPassword', (data, passing) => {
      const { username } = bodyOf(passing)
      names.set(data.access_token, username)
      newest.set(username, data.access_token)
    }),
    restart: () => {
      names.clear()
      newest.clear()
    },
  }
}

/** The code is kept for its minute, and given to whoever asks again. */
function sameCodeAgain(): Hooks {
  const codes = new Map<string, unknown>()
  return {
    reply: inData('getCurrentUserCode', (data, passing) => {
      const key = `${askerOf(passing)} ${passing.url.search}`
      if (codes.has(key)) return codes.get(key)
      codes.set(key, data)
      return undefined
    }),
    restart: () => codes.clear(),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'a token is said to be good after its logout',
    operationId: 'checkToken',
    login: 'password',
    ...validUntilItsDate(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'the refresh token is the same for ever',
    operationId: 'refreshTokens',
    write: true,
    ...refreshTokenStays(),
    probe: async (ask) => {
      const sent = { body: { refreshToken: 'example-refresh-token-0001' }, as: 'visitor' as const }
      await ask('/uaa/api/refresh-token', sent)
      return (await ask('/uaa/api/refresh-token', sent)).code === '200'
    },
  }),
  account({
    id: 'the first password is set over the one that there is',
    operationId: 'setRegisterPassword',
    login: 'code',
    write: true,
    ...passwordSetAgain(),
    probe: async (ask) => {
      const tel = '13800000001'
      await ask(`/uaa/api/register/sms-captcha?tel=${tel}&type=register`, { as: 'visitor' })
      const sent = JSON.parse((await ask('/__mock/outbox', { as: 'visitor' })).text) as { code: string }[]
      const body = { tel, verifyCode: sent.at(-1)?.code ?? '', password: 'Another@2027' }
      return (await ask('/uaa/api/register/password', { method: 'PUT', body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'two logins of one account are good at once',
    operationId: 'loginByPassword',
    login: 'password',
    ...manyLogins(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      return (await ask('/uaa/api/current-user', { as: 'visitor', headers })).code === '200'
    },
  }),
  account({
    id: 'the code for another application is the same twice',
    operationId: 'getCurrentUserCode',
    ...sameCodeAgain(),
    probe: async (ask) => {
      const query = { redirectUri: 'https://calculator.example.gov.cn/', clientId: 'policy-calculator' }
      const target = `/uaa/api/current-user/code?${new URLSearchParams(query)}`
      const { code } = await dataOf(ask, target)
      return (await dataOf(ask, target)).code === code
    },
  }),
]
