import { bodyOf, dataOf } from '../asked.ts'
import { changeBody, codeOf, envelopeOf, inData, jsonReply, onReply, onRequest, setJson } from '../defect.ts'
import type { Defect, Loose, Passing } from '../defect.ts'
import { state, type Hooks, seededTokens, tokenOf, needsToken } from './porters.ts'
import { account, http } from '../groups.ts'

const carriers = '/investment/api/customer/favorite'

export const parcelDefects: Defect[] = [
  state({
    id: 'what is taken out of a draft comes back with it',
    operationId: 'saveDemand',
    write: true,
    ...(() => {
      const drafts = new Map<string, Loose>()
      return {
        request: onRequest('saveDemand', (passing) => {
          changeBody(passing, (body) => {
            const draft = drafts.get(String(body['id'])) ?? {}
            for (const [key, value] of Object.entries(draft)) body[key] ??= value
          })
        }),
        reply: inData('saveDemand', ({ id }, passing) => {
          drafts.set(id, bodyOf(passing))
        }),
        restart: () => drafts.clear(),
      }
    })(),
    probe: async (ask) => {
      const draft = { enId: 'en-1001', submit: false, title: '减速机在线检测需求', demandType: 'TECH' }
      const save = '/supanddem/api/customer/demand/save'
      const { id } = (await ask(save, { body: { ...draft, keywords: ['检测', '噪声'] } })).data
      await ask(save, { body: { ...draft, id } })
      return (await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${id}`)).keywords?.length === 2
    },
  }),
  state({
    id: 'a carrier that was let go cannot be kept a second time',
    operationId: 'addInvestmentFavorite',
    write: true,
    ...(() => {
      const gone = new Set<string>()
      const keyOf = (passing: Passing, { targetType, targetId }: Loose) =>
        [tokenOf(passing), targetType, targetId].join(' ')
      return {
        request: onRequest('addInvestmentFavorite', (passing) =>
          gone.has(keyOf(passing, bodyOf(passing)))
            ? jsonReply({ returnCode: '4090', errorMessage: '您已收藏，请勿重复操作' })
            : undefined,
        ),
        reply: onReply('deleteInvestmentFavorite', (returning, passing) => {
          if (codeOf(returning) !== '200') return
          gone.add(keyOf(passing, Object.fromEntries(passing.url.searchParams)))
        }),
        restart: () => gone.clear(),
      }
    })(),
    probe: async (ask) => {
      const body = { targetType: 'HOUSE', targetId: 'hs-1003' }
      await ask(carriers, { body })
      await ask(`${carriers}?${new URLSearchParams(body)}`, { method: 'DELETE' })
      return (await ask(carriers, { body })).code === '4090'
    },
  }),
  account({
    id: 'a token is good as long as it was issued here',
    operationId: 'checkToken',
    ...(() => {
      const begin = () => new Set([...seededTokens, 'Bearer conformance-expired-token'])
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
          const key = `${tokenOf(passing)} ${passing.url.searchParams.get('clientId')}`
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
          const token = tokenOf(passing)
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
  http({
    id: 'who asks a department without logging in is refused under status 200',
    operationId: 'saveManagerConsult',
    reply: onReply('saveManagerConsult', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const body = { policyId: 'p-1001', content: '请问外地分公司能否一并申报' }
      const { status, code } = await ask('/policy/api/customer/manager/consult/save', { body, as: 'visitor' })
      return status === 200 && code === '401'
    },
  }),
  http({
    id: 'streams as soon as the client would put up with a stream',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', (passing) => {
      const accept = passing.headers['accept'] ?? ''
      if (accept.includes('text/event-stream')) passing.headers['accept'] = 'text/event-stream'
    }),
    probe: async (ask) => {
      const body = { sessionId: 'conformance-porters-02', question: '研发费用加计扣除比例是多少' }
      const headers = { accept: 'application/json, text/event-stream;q=0.2' }
      const answer = await ask('/consult/api/ua/smart/answer', { body, headers })
      return (answer.headers.get('content-type') ?? '').startsWith('text/event-stream')
    },
  }),
  http({
    id: 'half a JSON is an error of the server that books viewings',
    operationId: 'saveInvestmentIntent',
    reply: onReply('saveInvestmentIntent', (returning) => {
      if (returning.status !== 400) return
      returning.status = 500
      setJson(returning, { returnCode: '500', errorMessage: '服务器内部错误' })
    }),
    probe: async (ask) =>
      (await ask('/investment/api/customer/intent/save', { rawBody: '{"resourceId":"hs-1001"' })).status === 500,
  }),
]
