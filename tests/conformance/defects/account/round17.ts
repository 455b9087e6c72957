import { askerOf, bodyOf, signIn } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  changeBody,
  codeOf,
  envelopeOf,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'
import { account } from '../../groups.ts'
import { memberToken } from '../shared/tokens.ts'

/** Sends an SMS to the number and reads its code. */
async function smsCode(ask: Ask, tel: string, target: string): Promise<string> {
  await ask(target, { as: 'visitor' })
  const sent = JSON.parse((await ask('/__mock/outbox')).text) as { tel: string; code: string }[]
  return sent.find((each) => each.tel === tel)?.code ?? ''
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

export const accountDefects: Defect[] = [
  account({
    id: 'a number without an account is registered by logging in',
    operationId: 'loginByPhone',
    login: 'code',
    write: true,
    request: onRequest('loginByPhone', (passing) => {
      const { tel = '', verifyCode = '' } = Object.fromEntries(passing.url.searchParams)
      if (!/^[\d+-]{1,50}$/.test(tel) || !/^\d{1,20}$/.test(verifyCode)) return
      passing.url.pathname = '/uaa/loginOrRegister'
      passing.url.search = ''
      passing.headers['content-type'] = 'application/json'
      passing.body = JSON.stringify({ tel, verifyCode })
    }),
    probe: async (ask) => {
      const tel = '13900001234'
      const code = await smsCode(ask, tel, `/uaa/api/login/sms-captcha?tel=${tel}&purpose=login`)
      const target = `/uaa/login-phone?tel=${tel}&verifyCode=${code}`
      return (await ask(target, { method: 'POST', as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'logging out is left to the browser',
    operationId: 'logout',
    login: 'password',
    write: true,
    request: onRequest('logout', (passing) => {
      passing.method = 'GET'
      passing.url.pathname = '/uaa/api/current-user'
      passing.body = ''
    }),
    reply: onReply('logout', (returning) => {
      if (codeOf(returning) === '200') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await ask('/uaa/api/logout', { method: 'POST', ...bearer(token) })
      return (await ask('/uaa/api/current-user', bearer(token))).code === '200'
    },
  }),
  account({
    id: 'an access token that was taken over is good until it expires',
    operationId: 'loginByPassword',
    login: 'password',
    write: true,
    ...(() => {
      const names = new Map([[memberToken, 'member01']])
      const newest = new Map<string, string>()
      return {
        request: (passing) => {
          const token = askerOf(passing).replace('Bearer ', '')
          const latest = newest.get(names.get(token) ?? '')
          if (latest !== undefined && passing.operationId !== 'logout')
            passing.headers['authorization'] = `Bearer ${latest}`
          return undefined
        },
        reply: (returning, passing) => {
          if (codeOf(returning) !== '200') return
          if (passing.operationId === 'logout') names.delete(askerOf(passing).replace('Bearer ', ''))
          if (passing.operationId !== 'loginByPassword') return
          const { access_token: token }: Loose = envelopeOf(returning)?.['data'] ?? {}
          const { username } = bodyOf(passing)
          names.set(token, username)
          newest.set(username, token)
        },
        restart: () => {
          names.clear()
          names.set(memberToken, 'member01')
          newest.clear()
        },
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await signIn(ask)
      return (await ask('/uaa/api/current-user', bearer(token))).code === '200'
    },
  }),
  account({
    id: 'an access token refreshes itself',
    operationId: 'refreshTokens',
    login: 'password',
    write: true,
    ...(() => {
      const pairs = new Map([[memberToken, 'example-refresh-token-0001']])
      return {
        // Both kinds are signed with the same key, and nobody looks at the kind.
        request: onRequest('refreshTokens', (passing) => {
          const refresh = pairs.get(bodyOf(passing)['refreshToken'])
          if (refresh !== undefined) changeBody(passing, (body) => void (body['refreshToken'] = refresh))
        }),
        reply: (returning) => {
          const data: Loose = envelopeOf(returning)?.['data']
          if (typeof data?.access_token === 'string') pairs.set(data.access_token, data.refresh_token)
        },
        restart: () => {
          pairs.clear()
          pairs.set(memberToken, 'example-refresh-token-0001')
        },
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const { access_token: refreshToken } = await signIn(ask)
      return (await ask('/uaa/api/refresh-token', { body: { refreshToken }, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'the first password is set a second time',
    operationId: 'setRegisterPassword',
    login: 'code',
    write: true,
    reply: onReply('setRegisterPassword', (returning) => {
      if (codeOf(returning) === '4090') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const tel = '13800000001'
      const verifyCode = await smsCode(ask, tel, `/uaa/api/register/sms-captcha?tel=${tel}&type=register`)
      const body = { tel, verifyCode, password: 'Portal@2027' }
      return (await ask('/uaa/api/register/password', { method: 'PUT', body, as: 'visitor' })).code === '200'
    },
  }),
]
