import { bodyOf, isSigned, signIn, signatureHeaders } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Passing,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { account } from '../../groups.ts'

const signedOut = 'Bearer signed-out-0000000000'

const isRecent = ({ headers }: Passing) => Math.abs(Date.now() - Number(headers['timestamp'])) < 60_000

const smsOf = '/uaa/api/register/sms-captcha?tel=13900005678&type='

async function attempt(ask: Ask, username: string): Promise<string> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username, password: 'Mistaken@2026', captchaCode: answer, captchaCodeId }
  return (await ask('/uaa/login', { body, as: 'visitor' })).text
}

/** A nonce is looked up only after it has been written down, and so is never refused. */
function noncesForgotten(): Pick<Defect, 'request' | 'restart'> {
  let seen = new Set<string>()
  return {
    request: onRequest('searchPolicies', (passing) => {
      const nonce = passing.headers['nonce'] ?? ''
      if (!isSigned(passing) || !isRecent(passing)) return
      const isAgain = seen.has(nonce)
      seen.add(nonce)
      if (!isAgain) return
      Object.assign(passing.headers, signatureHeaders(Object.fromEntries(passing.url.searchParams)))
    }),
    restart: () => {
      seen = new Set()
    },
  }
}

/** Only the access token is put on the list of those that are no longer good. */
function halfLoggedOut(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let dead = new Set<string>()
  let leaving = new WeakMap<Passing, string>()
  return {
    request: (passing) => {
      const asking = passing.headers['authorization']
      if (asking === undefined) return undefined
      if (dead.has(asking)) passing.headers['authorization'] = signedOut
      else if (passing.operationId === 'logout' && passing.method === 'POST') {
        leaving.set(passing, asking)
        passing.method = 'GET'
        passing.body = ''
        passing.url.pathname = '/uaa/api/current-user'
      }
      return undefined
    },
    reply: (returning, passing) => {
      const asking = leaving.get(passing)
      if (asking !== undefined && codeOf(returning) === '200') {
        dead.add(asking)
        setJson(returning, { returnCode: '200', data: null })
      }
      inData('checkToken', (data) => {
        if (dead.has(`Bearer ${bodyOf(passing)['token']}`)) return { ...data, valid: false, expiresIn: 0 }
        return undefined
      })(returning, passing)
    },
    restart: () => {
      dead = new Set()
      leaving = new WeakMap()
    },
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'one nonce is good for many searches',
    operationId: 'searchPolicies',
    ...noncesForgotten(),
    probe: async (ask) => {
      const headers = signatureHeaders({ size: '3' })
      const target = '/policy/api/ua/policy/search-list?size=3'
      await ask(target, { as: 'visitor', headers })
      return (await ask(target, { as: 'visitor', headers })).code === '200'
    },
  }),
  account({
    id: 'a stranger’s name is told from a wrong password',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      const username = String(bodyOf(passing)['username']).trim()
      if (codeOf(returning) !== '4002' || /^(member\d+|1380000\d{4})$/.test(username)) return
      setJson(returning, { ...envelopeOf(returning), errorMessage: '该账号尚未注册' })
    }),
    probe: async (ask) => (await attempt(ask, 'nobody99')) !== (await attempt(ask, 'member01')),
  }),
  account({
    id: 'the code of an SMS lets in twice',
    operationId: 'loginByPhone',
    login: 'code',
    ...remembering(
      () => new Map<string, Buffer>(),
      (entries, returning, passing) => {
        onReply('loginByPhone', () => {
          const { searchParams } = passing.url
          const key = `${searchParams.get('tel')} ${searchParams.get('verifyCode')}`
          if (codeOf(returning) === '200') entries.set(key, returning.body)
          else if (codeOf(returning) === '4004') returning.body = entries.get(key) ?? returning.body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask('/uaa/api/login/sms-captcha?tel=13800000001&purpose=login', { as: 'visitor' })
      const outbox = JSON.parse((await ask('/__mock/outbox', { as: 'visitor' })).text) as { code: string }[]
      const target = `/uaa/login-phone?tel=13800000001&verifyCode=${outbox.at(-1)?.code ?? ''}`
      await ask(target, { method: 'POST', as: 'visitor' })
      return (await ask(target, { method: 'POST', as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'a used refresh token gives the same pair again',
    operationId: 'refreshTokens',
    write: true,
    ...remembering(
      () => new Map<string, Buffer>(),
      (pairs, returning, passing) => {
        onReply('refreshTokens', () => {
          const token = String(bodyOf(passing)['refreshToken'])
          const pair = pairs.get(token)
          if (codeOf(returning) === '200') pairs.set(token, returning.body)
          else if (returning.status === 401 && pair !== undefined) {
            returning.status = 200
            returning.body = pair
          }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const sent = { body: { refreshToken: 'example-refresh-token-0001' }, as: 'visitor' as const }
      await ask('/uaa/api/refresh-token', sent)
      return (await ask('/uaa/api/refresh-token', sent)).status === 200
    },
  }),
  account({
    id: 'each purpose has a minute of its own',
    operationId: 'sendRegisterSmsCaptcha',
    write: true,
    login: 'code',
    ...remembering(
      () => new Set<string>(),
      (sent, returning, passing) => {
        onReply('sendRegisterSmsCaptcha', () => {
          const { searchParams } = passing.url
          const key = `${searchParams.get('tel')} ${searchParams.get('type')}`
          const isOther = codeOf(returning) === '4005' && !sent.has(key)
          if (isOther) setJson(returning, { returnCode: '200', data: { resendAfter: 30 } })
          if (codeOf(returning) === '200') sent.add(key)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask(`${smsOf}register`, { as: 'visitor' })
      return (await ask(`${smsOf}resetPwd`, { as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'the refresh token outlives its logout',
    operationId: 'logout',
    login: 'password',
    ...halfLoggedOut(),
    probe: async (ask) => {
      const { access_token: token, refresh_token: refreshToken } = await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      await ask('/uaa/api/logout', { method: 'POST', headers })
      const isOut = (await ask('/uaa/api/current-user', { headers })).status === 401
      const { status } = await ask('/uaa/api/refresh-token', { body: { refreshToken }, as: 'visitor' })
      return isOut && status === 200
    },
  }),
]
