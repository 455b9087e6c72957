import { bodyOf, dataOf, signIn } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { account } from '../../groups.ts'
import { issuing, memberBearer, strangerBearer } from '../shared/tokens.ts'

const seededPassword = 'Portal@2026'

/** Failures are counted by a name that nobody has, so that the count never gets anywhere. */
function neverLocked(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const failures = new Map<string, number>()
  const tried = new WeakMap<Passing, string>()
  const passwords = new Set([seededPassword])
  let strays = 0
  return {
    request: onRequest('loginByPassword', (passing) => {
      const { username, password } = bodyOf(passing)
      if (typeof username !== 'string' || typeof password !== 'string') return
      tried.set(passing, username)
      if ((failures.get(username) ?? 0) < 4 || passwords.has(password)) return
      strays += 1
      changeBody(passing, (body) => {
        body['username'] = `stray${strays}`
      })
    }),
    reply: (returning, passing) => {
      const code = envelopeOf(returning)?.['returnCode']
      if (passing.operationId === 'changePassword' && code === '200') passwords.add(bodyOf(passing)['newPassword'])
      const username = tried.get(passing)
      if (username === undefined) return
      if (code === '200') failures.delete(username)
      if (code === '4002') failures.set(username, (failures.get(username) ?? 0) + 1)
    },
    restart: () => {
      failures.clear()
      passwords.clear()
      passwords.add(seededPassword)
    },
  }
}

async function fail(ask: Ask): Promise<unknown> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username: 'member03', password: 'Mistaken@2026', captchaCode: answer, captchaCodeId }
  return (await ask('/uaa/login', { body, as: 'visitor' })).code
}

export const accountDefects: Defect[] = [
  account({
    id: 'the code for another application is always the same',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, string>(),
      (codes, returning, passing) => {
        inData('getCurrentUserCode', (data) => {
          const key = `${passing.headers['authorization']} ${passing.url.searchParams.get('clientId')}`
          data.code = codes.get(key) ?? data.code
          codes.set(key, data.code)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const redirectUri = encodeURIComponent('https://calculator.example.gov.cn/back')
      const target = `/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=${redirectUri}`
      return (await dataOf(ask, target)).code === (await dataOf(ask, target)).code
    },
  }),
  account({
    id: 'a token is good as long as its signature is',
    operationId: 'checkToken',
    login: 'password',
    ...issuing((issued) => ({
      reply: (returning, passing) =>
        inData('checkToken', (data) => {
          if (data.valid || !issued.has(bodyOf(passing)['token'])) return
          data.valid = true
          data.expiresIn = 3600
        })(returning, passing),
    })),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'an access token does for a refresh token',
    operationId: 'refreshTokens',
    write: true,
    ...(() => {
      const pairs = new Map<string, string>()
      const begin = () => {
        pairs.clear()
        pairs.set(memberBearer.replace('Bearer ', ''), 'example-refresh-token-0001')
        pairs.set(strangerBearer.replace('Bearer ', ''), 'second-refresh')
      }
      begin()
      return {
        request: onRequest('refreshTokens', (passing) => {
          const refreshToken = pairs.get(bodyOf(passing)['refreshToken'])
          if (refreshToken === undefined) return
          changeBody(passing, (body) => {
            body['refreshToken'] = refreshToken
          })
        }),
        reply: (returning) => {
          const envelope: Loose = envelopeOf(returning)
          if (typeof envelope?.data?.access_token !== 'string') return
          pairs.set(envelope.data.access_token, envelope.data.refresh_token)
        },
        restart: begin,
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const body = { refreshToken: 'contract-test-token' }
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'passwords can be tried for ever',
    operationId: 'loginByPassword',
    login: 'password',
    write: true,
    ...neverLocked(),
    probe: async (ask) => {
      const codes: unknown[] = []
      for (let attempt = 0; attempt < 7; attempt++) codes.push(await fail(ask))
      return !codes.includes('4003')
    },
  }),
  account({
    id: 'codes are sent as often as somebody asks',
    operationId: 'sendLoginSmsCaptcha',
    login: 'code',
    ...remembering(
      () => ({ resendAfter: 60 }),
      (sent, returning, passing) => {
        inData('sendLoginSmsCaptcha', ({ resendAfter }) => {
          sent.resendAfter = resendAfter
        })(returning, passing)
        onReply('sendLoginSmsCaptcha', () => {
          if (envelopeOf(returning)?.['returnCode'] !== '4005') return
          returning.body = jsonReply({ returnCode: '200', data: { ...sent } }).body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000003&purpose=login'
      await ask(target, { as: 'visitor' })
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
]
