import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'
import { account } from '../../groups.ts'
import { type Hooks, needsToken, seededBearers } from '../shared/tokens.ts'

export const accountDefects: Defect[] = [
  account({
    id: 'a token is good as long as it was issued here',
    operationId: 'checkToken',
    ...(() => {
      const begin = () => new Set([...seededBearers, 'Bearer conformance-expired-token'])
      let issued = begin()
      return {
        reply: (returning, passing) => {
          const token = (envelopeOf(returning) as Loose)?.data?.access_token
          if (typeof token === 'string') issued.add(`Bearer ${token}`)
          inData('checkToken', (data) => {
            if (data.valid || !issued.has(`Bearer ${bodyOf(passing)['token']}`)) return undefined
            return { ...data, valid: true }
          })(returning, passing)
        },
        restart: () => {
          issued = begin()
        },
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      const body = { token: 'conformance-expired-token' }
      return (await ask('/uaa/api/token-check', { body, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'the short-lived token renews itself in the place of the long-lived',
    operationId: 'refreshTokens',
    write: true,
    ...(() => {
      const begin = () => new Map([['contract-test-token', 'example-refresh-token-0001']])
      let pairs = begin()
      return {
        request: onRequest('refreshTokens', (passing) => {
          const refreshToken = pairs.get(String(bodyOf(passing)['refreshToken']))
          if (refreshToken === undefined) return
          changeBody(passing, (body) => {
            body['refreshToken'] = refreshToken
          })
        }),
        reply: (returning) => {
          const data = (envelopeOf(returning) as Loose)?.data
          if (typeof data?.refresh_token === 'string') pairs.set(data.access_token, data.refresh_token)
        },
        restart: () => {
          pairs = begin()
        },
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      const body = { refreshToken: 'contract-test-token' }
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'one picture read by a person is enough for many guesses at the password',
    operationId: 'loginByPassword',
    login: 'password',
    ...(() => {
      const read = new Set<string>()
      const keyOf = ({ captchaCodeId, captchaCode }: Loose) => `${captchaCodeId} ${captchaCode}`
      return {
        reply: onReply('loginByPassword', (returning, passing) => {
          const key = keyOf(bodyOf(passing))
          if (codeOf(returning) === '4002') read.add(key)
          else if (codeOf(returning) === '4001' && read.has(key)) {
            setJson(returning, { returnCode: '4002', errorMessage: '账号或密码错误' })
          }
        }),
        restart: () => read.clear(),
      }
    })(),
    probe: async (ask) => {
      const graph = '/uaa/api/register/captcha/graph'
      const { captchaCodeId } = (await ask(graph, { method: 'POST', as: 'visitor' })).data
      const { answer: captchaCode } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text)
      const body = { username: 'member01', password: 'Mistaken@2026', captchaCode, captchaCodeId }
      await ask('/uaa/login', { body, as: 'visitor' })
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4002'
    },
  }),
  account({
    id: 'each application gets the code that it got before',
    operationId: 'getCurrentUserCode',
    ...(() => {
      const codes = new Map<string, Buffer>()
      return {
        reply: onReply('getCurrentUserCode', (returning, passing) => {
          if (codeOf(returning) !== '200') return
          const key = `${askerOf(passing)} ${passing.url.searchParams.get('clientId')}`
          returning.body = codes.get(key) ?? returning.body
          codes.set(key, returning.body)
        }),
        restart: () => codes.clear(),
      }
    })(),
    probe: async (ask) => {
      const query = { clientId: 'policy-calculator', redirectUri: 'https://calculator.example.gov.cn/' }
      const target = `/uaa/api/current-user/code?${new URLSearchParams(query)}`
      return (await dataOf(ask, target)).code === (await dataOf(ask, target)).code
    },
  }),
  account({
    id: 'a thief stays logged in after the owner’s new password came by SMS',
    operationId: 'resetForgottenPassword',
    login: 'code',
    write: true,
    ...(() => {
      const replies = new Map<string, Map<string, Buffer>>()
      const kept = new Set<string>()
      return {
        reply: (returning, passing) => {
          const { operationId, url, method } = passing
          const token = askerOf(passing)
          const code = codeOf(returning)
          if (operationId === 'resetForgottenPassword' && code === '200') {
            for (const each of replies.keys()) kept.add(each)
          }
          if (operationId === 'logout' || typeof (envelopeOf(returning) as Loose)?.data?.access_token === 'string') {
            kept.clear()
            if (operationId === 'logout') replies.delete(token)
          }
          if (method !== 'GET' || token === '') return
          const target = url.pathname + url.search
          const known = replies.get(token)?.get(target)
          if (code === '200' && (needsToken(url.pathname) || replies.has(token))) {
            replies.set(token, (replies.get(token) ?? new Map<string, Buffer>()).set(target, returning.body))
          } else if (returning.status === 401 && kept.has(token) && known !== undefined) {
            returning.status = 200
            returning.body = known
          } else if (returning.status === 401 && !kept.has(token)) replies.delete(token)
        },
        restart: () => {
          replies.clear()
          kept.clear()
        },
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      await ask('/uaa/api/current-user')
      const tel = '13800000001'
      await ask(`/uaa/api/register/sms-captcha?tel=${tel}&type=resetPwd`, { as: 'visitor' })
      const outbox = JSON.parse((await ask('/__mock/outbox', { as: 'visitor' })).text) as Loose[]
      const body = { tel, verifyCode: outbox.at(-1)?.code, password: 'Another@2027' }
      const reset = await ask('/uaa/api/ua/password/forgot', { method: 'PUT', body, as: 'visitor' })
      return reset.code === '200' && (await ask('/uaa/api/current-user')).status === 200
    },
  }),
]
