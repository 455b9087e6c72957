import { bodyOf, isSigned, signIn, signatureHeaders } from '../../asked.ts'
import { type Ask, type Defect, type Loose, changeBody, envelopeOf, jsonReply, onRequest } from '../../defect.ts'
import { account } from '../../groups.ts'

const seededPassword = 'Portal@2026'

const unknownNumber = '13900001234'

async function loginForm(ask: Ask): Promise<Record<string, string>> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  return { username: 'member01', password: seededPassword, captchaCode: answer, captchaCodeId }
}

export const accountDefects: Defect[] = [
  account({
    id: 'a captcha that somebody logged in with is good for another login',
    operationId: 'loginByPassword',
    login: 'password',
    ...(() => {
      const passed = new Map<string, unknown>()
      const keyOf = ({ username, password, captchaCodeId }: Loose): string =>
        [captchaCodeId, username, password].join(' ')
      return {
        request: onRequest('loginByPassword', (passing) => {
          const envelope = passed.get(keyOf(bodyOf(passing)))
          return envelope === undefined ? undefined : jsonReply(envelope)
        }),
        reply: (returning, passing) => {
          const envelope = envelopeOf(returning)
          if (passing.operationId !== 'loginByPassword' || envelope?.['returnCode'] !== '200') return
          passed.set(keyOf(bodyOf(passing)), envelope)
        },
        restart: () => passed.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const body = await loginForm(ask)
      const first = await ask('/uaa/login', { body, as: 'visitor' })
      return first.code === '200' && (await ask('/uaa/login', { body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'who logged out comes back with the refresh token',
    operationId: 'logout',
    login: 'password',
    ...(() => {
      const issued = new Set<string>()
      const left = new Set<string>()
      return {
        request: (passing) => {
          const token = (passing.headers['authorization'] ?? '').replace('Bearer ', '')
          const { token: checked } = bodyOf(passing)
          if (passing.operationId === 'checkToken' && left.has(checked)) {
            changeBody(passing, (body) => {
              body['token'] = 'logged-out'
            })
          }
          if (left.has(token)) passing.headers['authorization'] = 'Bearer logged-out'
          else if (passing.operationId === 'logout' && issued.has(token)) {
            left.add(token)
            return jsonReply({ returnCode: '200', data: null })
          }
          return undefined
        },
        reply: (returning) => {
          const envelope: Loose = envelopeOf(returning)
          if (typeof envelope?.data?.access_token === 'string') issued.add(envelope.data.access_token)
        },
        restart: () => {
          issued.clear()
          left.clear()
        },
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const tokens = await signIn(ask)
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const out = await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers })
      const gone = await ask('/uaa/api/current-user', { as: 'visitor', headers })
      const body = { refreshToken: tokens.refresh_token }
      const back = await ask('/uaa/api/refresh-token', { body, as: 'visitor' })
      return out.code === '200' && gone.status === 401 && back.code === '200'
    },
  }),
  account({
    id: 'any old password is the right one',
    operationId: 'changePassword',
    login: 'password',
    write: true,
    ...(() => {
      let current: string | undefined = seededPassword
      return {
        request: onRequest('changePassword', (passing) => {
          const { oldPassword } = bodyOf(passing)
          if (typeof oldPassword !== 'string' || oldPassword === '' || current === undefined) return
          changeBody(passing, (body) => {
            body['oldPassword'] = current
          })
        }),
        reply: (returning, passing) => {
          if (passing.operationId !== 'changePassword' || envelopeOf(returning)?.['returnCode'] !== '200') return
          const { newPassword } = bodyOf(passing)
          // What is longer is encrypted, and nobody here can read it.
          current = newPassword.length > 50 ? undefined : newPassword
        },
        restart: () => {
          current = seededPassword
        },
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const body = { oldPassword: 'Nobody@2001', newPassword: 'Other@2027' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  }),
  account({
    id: 'a search is repeated under the random string of the first',
    operationId: 'searchPolicies',
    ...(() => {
      const spent = new Set<string>()
      return {
        request: onRequest('searchPolicies', (passing) => {
          const { nonce = '', timestamp } = passing.headers
          if (!isSigned(passing) || Math.abs(Date.now() - Number(timestamp)) > 60_000) return
          if (spent.has(nonce)) {
            Object.assign(passing.headers, signatureHeaders(Object.fromEntries(passing.url.searchParams)))
          }
          spent.add(nonce)
        }),
        restart: () => spent.clear(),
      }
    })(),
    probe: async (ask) => {
      const query = { keyword: '研发', size: '2' }
      const headers = signatureHeaders(query)
      const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query)}`
      const first = await ask(target, { as: 'visitor', headers })
      return first.code === '200' && (await ask(target, { as: 'visitor', headers })).code === '200'
    },
  }),
  account({
    id: 'the code is used up by finding out that the number is unknown',
    operationId: 'loginByPhone',
    login: 'code',
    write: true,
    ...(() => {
      const used = new Set<string>()
      const isUsed = (tel: unknown, code: unknown): boolean => used.has(`${String(tel)} ${String(code)}`)
      const refused = { returnCode: '4004', errorMessage: '短信验证码错误或已过期' }
      return {
        request: (passing) => {
          const { operationId, url } = passing
          const { tel, verifyCode } =
            operationId === 'loginByPhone' ? (Object.fromEntries(url.searchParams) as Loose) : bodyOf(passing)
          const asksForCode = operationId === 'loginByPhone' || operationId === 'loginOrRegister'
          return asksForCode && isUsed(tel, verifyCode) ? jsonReply(refused) : undefined
        },
        reply: (returning, { operationId, url }) => {
          if (operationId !== 'loginByPhone' || envelopeOf(returning)?.['returnCode'] !== '4040') return
          used.add(`${url.searchParams.get('tel')} ${url.searchParams.get('verifyCode')}`)
        },
        restart: () => used.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      await ask(`/uaa/api/login/sms-captcha?tel=${unknownNumber}&purpose=login`, { as: 'visitor' })
      const sent = JSON.parse((await ask('/__mock/outbox')).text) as { tel: string; code: string }[]
      const code = sent.find(({ tel }) => tel === unknownNumber)?.code ?? ''
      const phone = `/uaa/login-phone?tel=${unknownNumber}&verifyCode=${code}`
      const unknown = await ask(phone, { method: 'POST', as: 'visitor' })
      const body = { tel: unknownNumber, verifyCode: code }
      return unknown.code === '4040' && (await ask('/uaa/loginOrRegister', { body, as: 'visitor' })).code === '4004'
    },
  }),
]
