import { bodyOf, signIn } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onRequest,
} from '../../defect.ts'
import { account } from '../../groups.ts'

const tokenOf = ({ headers }: Passing) => (headers['authorization'] ?? '').replace('Bearer ', '')

const registered = new Set<string>()

const hasAccount = (tel: string) => /^1380000\d{4}$/.test(tel) || registered.has(tel)

/** Access tokens, each with its refresh token and the name that it was issued to. */
class Issued extends Map<string, { refresh: string; name: string }> {
  constructor() {
    super()
    this.forget()
  }

  see(returning: Returning, passing: Passing): void {
    const envelope: Loose = envelopeOf(returning)
    const { access_token: access, refresh_token: refresh } = envelope?.data ?? {}
    if (typeof access !== 'string' || typeof refresh !== 'string') return
    const body = bodyOf(passing)
    const [spent, earlier] = [...this].find(([, each]) => each.refresh === body['refreshToken']) ?? ['']
    const name = body['username'] ?? body['tel'] ?? passing.url.searchParams.get('tel') ?? earlier?.name
    this.delete(spent)
    this.set(access, { refresh, name })
  }

  forget(): void {
    this.clear()
    this.set('contract-test-token', { refresh: 'example-refresh-token-0001', name: 'member01' })
    this.set('conformance-second-member-token', { refresh: 'second-refresh', name: 'member02' })
  }
}

/** The signature of a token is checked, and not whether it was taken back. */
function believing(): Pick<Defect, 'reply' | 'restart'> {
  const left = new Set<string>()
  return {
    reply: (returning, passing) => {
      if (passing.operationId === 'logout' && codeOf(returning) === '200') left.add(tokenOf(passing))
      inData('checkToken', (data) => {
        if (left.has(bodyOf(passing)['token'])) Object.assign(data, { valid: true, expiresIn: 1800 })
      })(returning, passing)
    },
    restart: () => left.clear(),
  }
}

/** A login ends none of the earlier ones. */
function manyLogins(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const issued = new Issued()
  const older = new Map<string, string>()
  return {
    request: (passing) => {
      const token = tokenOf(passing)
      if (passing.operationId === 'logout') issued.delete(token)
      if (passing.operationId === 'logout' && older.delete(token)) return jsonReply({ returnCode: '200', data: null })
      if (older.has(token)) passing.headers['authorization'] = `Bearer ${older.get(token)}`
      const checked = passing.operationId === 'checkToken' ? older.get(bodyOf(passing)['token']) : undefined
      if (checked === undefined) return undefined
      changeBody(passing, (body) => {
        body['token'] = checked
      })
      return undefined
    },
    reply: (returning, passing) => {
      issued.see(returning, passing)
      if (passing.operationId !== 'loginByPassword' || codeOf(returning) !== '200') return
      const envelope: Loose = envelopeOf(returning)
      const next: string = envelope.data.access_token
      for (const [access, { name }] of issued)
        if (name === issued.get(next)?.name && access !== next) older.set(access, next)
    },
    restart: () => {
      issued.forget()
      older.clear()
    },
  }
}

async function valid(ask: Ask, token: string): Promise<boolean> {
  return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
}

export const accountDefects: Defect[] = [
  account({
    id: 'a token that was signed out is still said to be valid',
    operationId: 'checkToken',
    login: 'password',
    write: true,
    ...believing(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await ask('/uaa/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
      return valid(ask, token)
    },
  }),
  account({
    // TokenState.takenOver: 同一账号只保留一处登录.
    id: 'an account is signed in at many places at once',
    operationId: 'loginByPassword',
    login: 'password',
    write: true,
    ...manyLogins(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await signIn(ask)
      return valid(ask, token)
    },
  }),
  account({
    id: 'an access token is taken for a refresh token',
    operationId: 'refreshTokens',
    login: 'password',
    write: true,
    ...(() => {
      const issued = new Issued()
      return {
        request: onRequest('refreshTokens', (passing) => {
          const pair = issued.get(bodyOf(passing)['refreshToken'])
          if (pair === undefined) return
          changeBody(passing, (body) => {
            body['refreshToken'] = pair.refresh
          })
        }),
        reply: (returning, passing) => issued.see(returning, passing),
        restart: () => issued.forget(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const { access_token: refreshToken } = await signIn(ask)
      return (await ask('/uaa/api/refresh-token', { body: { refreshToken }, as: 'visitor' })).status === 200
    },
  }),
  account({
    // loginByPhone and loginOrRegister need the code of a number that has no account.
    id: 'no code is sent to a number without an account',
    operationId: 'sendLoginSmsCaptcha',
    login: 'code',
    write: true,
    request: onRequest('sendLoginSmsCaptcha', ({ url: { searchParams } }) => {
      const tel = searchParams.get('tel') ?? ''
      if (!/^1[3-9]\d{9}$/.test(tel) || searchParams.get('purpose') !== 'login' || hasAccount(tel)) return undefined
      return jsonReply({ returnCode: '4040', errorMessage: '该手机号尚未注册，请先注册' })
    }),
    reply: (returning, passing) => {
      const { operationId = '' } = passing
      if (!/^(registerByPhone|loginOrRegister)$/.test(operationId) || codeOf(returning) !== '200') return
      registered.add(String(bodyOf(passing)['tel']))
    },
    restart: () => registered.clear(),
    probe: async (ask) => {
      const send = '/uaa/api/login/sms-captcha?purpose=login&tel='
      const unknown = await ask(`${send}13900001234`, { as: 'visitor' })
      return unknown.code === '4040' && (await ask(`${send}13800000001`, { as: 'visitor' })).code === '200'
    },
  }),
  account({
    // A refused redirect address is an open redirect otherwise; the application and its address belong together.
    id: 'a code of the single sign-on goes to any address',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', ({ url: { searchParams } }) => {
      const known: Record<string, string> = {
        'policy-calculator': 'https://calculator.example.gov.cn/',
        'cloud-investment': 'https://investment.example.gov.cn/',
      }
      const home = known[searchParams.get('clientId') ?? '']
      if (home !== undefined && URL.canParse(searchParams.get('redirectUri') ?? ''))
        searchParams.set('redirectUri', home)
    }),
    probe: async (ask) => {
      const query = { clientId: 'policy-calculator', redirectUri: 'https://elsewhere.example/' }
      return (await ask(`/uaa/api/current-user/code?${new URLSearchParams(query)}`)).code === '200'
    },
  }),
]
