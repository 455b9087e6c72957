import { signatureOf } from '#mocks/services/policy/library/signature.ts'
import { askerOf, bodyOf, dataOf, isSigned, signIn, signatureHeaders } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { account } from '../../groups.ts'
import { type Hooks, memberBearer } from '../shared/tokens.ts'

const tel = '13800000001'

const mostMistakes = 5

async function logIn(ask: Ask, password: string) {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username: 'member01', password, captchaCode: answer, captchaCodeId }
  return ask('/uaa/login', { body, as: 'visitor' })
}

export const accountDefects: Defect[] = [
  account({
    id: 'mistakes are added up over all logins, the successful ones between them too',
    operationId: 'loginByPassword',
    write: true,
    login: 'password',
    ...(() => {
      const mistakes = new Map<string, number>()
      const nameOf = (passing: Passing) => String(bodyOf(passing)['username'])
      const isLocked = (passing: Passing) => (mistakes.get(nameOf(passing)) ?? 0) >= mostMistakes
      return {
        request: onRequest('loginByPassword', (passing) => {
          if (!isLocked(passing)) return
          changeBody(passing, (body) => {
            body['password'] = 'Locked@0000'
          })
        }),
        reply: onReply('loginByPassword', (returning, passing) => {
          if (codeOf(returning) !== '4002') return
          mistakes.set(nameOf(passing), (mistakes.get(nameOf(passing)) ?? 0) + 1)
          if (!isLocked(passing)) return
          setJson(returning, { returnCode: '4003', errorMessage: '错误次数过多，已锁定，请 15 分钟后再试' })
        }),
        restart: () => mistakes.clear(),
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      const failing = async () => {
        for (let count = 1; count < mostMistakes; count += 1) await logIn(ask, 'Mistaken@2026')
      }
      await failing()
      await logIn(ask, 'Portal@2026')
      return (await logIn(ask, 'Mistaken@2026')).code === '4003'
    },
  }),
  account({
    id: 'other systems are told that a token is good which was signed out',
    operationId: 'checkToken',
    login: 'password',
    ...remembering(
      () => new Set<string>(),
      (left, returning, passing) => {
        if (passing.operationId === 'logout' && codeOf(returning) === '200') left.add(askerOf(passing))
        inData('checkToken', (data) => {
          if (left.has(`Bearer ${bodyOf(passing)['token']}`)) Object.assign(data, { valid: true, expiresIn: 1740 })
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      const headers = { authorization: `Bearer ${token}` }
      await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'within its minute an application gets the code of before once more',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, Loose>(),
      (codes, returning, passing) => {
        inData('getCurrentUserCode', (data) => {
          const key = `${askerOf(passing)} ${passing.url.searchParams.get('clientId')}`
          const known = codes.get(key)
          codes.set(key, known ?? data)
          return known
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const query = new URLSearchParams({
        redirectUri: 'https://calculator.example.gov.cn/a',
        clientId: 'policy-calculator',
      })
      const { code } = await dataOf(ask, `/uaa/api/current-user/code?${query}`)
      return (await dataOf(ask, `/uaa/api/current-user/code?${query}`)).code === code
    },
  }),
  account({
    id: 'what was signed last week still opens the search',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', (passing) => {
      const { timestamp } = passing.headers
      if (!isSigned(passing) || Math.abs(Date.now() - Number(timestamp)) < 60_000) return
      Object.assign(passing.headers, signatureHeaders(Object.fromEntries(passing.url.searchParams)))
    }),
    probe: async (ask) => {
      const query = { size: '1' }
      const timestamp = String(Date.now() - 7 * 86_400_000)
      const stamp = { timestamp, nonce: 'conformanceold01' }
      const headers = { ...stamp, sign: signatureOf(query, { tenantId: 't-321283', ...stamp }) }
      return (await ask('/policy/api/ua/policy/search-list?size=1', { as: 'visitor', headers })).code === '200'
    },
  }),
  account({
    id: 'logging in on the phone leaves the session in the office open',
    operationId: 'loginByPhone',
    write: true,
    login: 'code',
    ...(() => {
      const latest = new Map<string, string>()
      const isFirst = (name: unknown) => name === tel || name === 'member01'
      const own = new Set([memberBearer])
      return {
        request: (passing) => {
          const asking = askerOf(passing)
          const newer = latest.get(asking)
          if (newer !== undefined && passing.operationId !== 'logout') passing.headers['authorization'] = newer
          if (passing.operationId !== 'checkToken') return undefined
          const checked = latest.get(`Bearer ${bodyOf(passing)['token']}`)
          if (checked === undefined) return undefined
          changeBody(passing, (body) => {
            body['token'] = checked.replace('Bearer ', '')
          })
          return undefined
        },
        reply: (returning, passing) => {
          const { operationId, url } = passing
          if (operationId === 'logout') {
            for (const [old, newer] of latest) if (newer === askerOf(passing)) latest.delete(old)
          }
          const token = (envelopeOf(returning) as Loose)?.data?.access_token
          if (typeof token !== 'string') return
          const byPhone = operationId === 'loginByPhone'
          if (!isFirst(byPhone ? url.searchParams.get('tel') : bodyOf(passing)['username'])) return
          const current = `Bearer ${token}`
          if (byPhone) for (const old of own) latest.set(old, current)
          else latest.clear()
          own.add(current)
        },
        restart: () => {
          latest.clear()
          own.clear()
          own.add(memberBearer)
        },
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      await ask(`/uaa/api/login/sms-captcha?tel=${tel}&purpose=login`, { as: 'visitor' })
      const outbox = JSON.parse((await ask('/__mock/outbox', { as: 'visitor' })).text) as { code: string }[]
      const target = `/uaa/login-phone?tel=${tel}&verifyCode=${outbox.at(-1)?.code ?? ''}`
      const entered = await ask(target, { method: 'POST', as: 'visitor' })
      return entered.code === '200' && (await ask('/uaa/api/current-user')).status === 200
    },
  }),
]
