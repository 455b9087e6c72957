import { askerOf, bodyOf, dataOf, parameter, signIn } from '../../asked.ts'
import {
  type Defect,
  type Passing,
  changeBody,
  codeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { account } from '../../groups.ts'

/** A new login does not end the one before it. */
function sessionsKept(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const members = new Map<string, string>()
  const newest = new Map<string, string>()
  const standIn = (asking: string): string | undefined => {
    const other = newest.get(members.get(asking) ?? '')
    return other === asking ? undefined : other
  }
  return {
    request: (passing) => {
      const asking = askerOf(passing)
      const other = standIn(asking)
      if (other !== undefined) {
        if (passing.operationId === 'logout') members.delete(asking)
        else passing.headers['authorization'] = other
      }
      if (passing.operationId === 'checkToken') {
        const checked = standIn(`Bearer ${bodyOf(passing)['token']}`)
        if (checked !== undefined) {
          changeBody(passing, (body) => {
            body['token'] = checked.replace('Bearer ', '')
          })
        }
      }
      return undefined
    },
    reply: (returning, passing) => {
      const asking = askerOf(passing)
      inData('getCurrentUser', ({ loginName }) => {
        if (!members.has(asking)) members.set(asking, loginName)
      })(returning, passing)
      inData('loginByPassword', (data) => {
        const member = String(bodyOf(passing)['username']).trim()
        const token = `Bearer ${data.access_token}`
        members.set(token, member)
        newest.set(member, token)
      })(returning, passing)
    },
    restart: () => {
      members.clear()
      newest.clear()
    },
  }
}

/** Logging out is left to the browser. */
function logoutForShow(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let leaving = new WeakSet<Passing>()
  return {
    request: onRequest('logout', (passing) => {
      if (passing.method !== 'POST') return
      leaving.add(passing)
      passing.method = 'GET'
      passing.body = ''
      passing.url.pathname = '/uaa/api/current-user'
    }),
    reply: (returning, passing) => {
      if (leaving.has(passing) && codeOf(returning) === '200') setJson(returning, { returnCode: '200', data: null })
    },
    restart: () => {
      leaving = new WeakSet()
    },
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const accountDefects: Defect[] = [
  account({
    id: 'an earlier login is good beside a later one',
    operationId: 'loginByPassword',
    login: 'password',
    ...sessionsKept(),
    probe: async (ask) => {
      const headers = bearer((await signIn(ask)).access_token)
      await signIn(ask)
      return (await ask('/uaa/api/current-user', { headers })).code === '200'
    },
  }),
  account({
    id: 'the current user comes with the hash of the password',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => ({
      ...data,
      password: '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
    })),
    probe: async (ask) => String((await dataOf(ask, '/uaa/api/current-user')).password).startsWith('$2a$'),
  }),
  account({
    id: 'who logged out is still logged in',
    operationId: 'logout',
    login: 'password',
    ...logoutForShow(),
    probe: async (ask) => {
      const headers = bearer((await signIn(ask)).access_token)
      const { code } = await ask('/uaa/api/logout', { method: 'POST', headers })
      return code === '200' && (await ask('/uaa/api/current-user', { headers })).code === '200'
    },
  }),
  account({
    id: 'the check of a token has not heard of the logout',
    operationId: 'checkToken',
    login: 'password',
    ...remembering(
      () => new Set<string>(),
      (left, returning, passing) => {
        onReply('logout', () => {
          if (codeOf(returning) === '200') left.add(askerOf(passing))
        })(returning, passing)
        inData('checkToken', (data) => {
          if (data.valid || !left.has(`Bearer ${bodyOf(passing)['token']}`)) return undefined
          return { ...data, valid: true, expiresIn: 1800 }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await ask('/uaa/api/logout', { method: 'POST', headers: bearer(token) })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'an application is given the same authorization code as before',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, unknown>(),
      (codes, returning, passing) => {
        inData('getCurrentUserCode', ({ code, ...rest }) => {
          const key = `${askerOf(passing)} ${parameter('clientId')(passing)}`
          if (!codes.has(key)) codes.set(key, code)
          return { ...rest, code: codes.get(key) }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent('https://calculator.example.gov.cn/')
      const target = `/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=${redirectUri}`
      const { code } = await dataOf(ask, target)
      return code !== undefined && (await dataOf(ask, target)).code === code
    },
  }),
]
