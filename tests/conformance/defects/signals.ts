import { signatureOf } from '#mocks/services/policy/library/signature.ts'
import { bodyOf, dataOf, dayAfter, isSigned, shownRecords, signatureHeaders, signIn } from '../asked.ts'
import {
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../defect.ts'
import type { Ask, Defect, Loose, Passing } from '../defect.ts'
import { type Hooks, type InGroup, seededMember, bearer, robot, conversation, question } from './sentries.ts'
import { state } from './outposts.ts'

const account: InGroup = (defect) => ({ ...defect, group: 'account' })
const http: InGroup = (defect) => ({ ...defect, group: 'http' })
const tel = '13800000001'
const mostMistakes = 5

async function logIn(ask: Ask, password: string) {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username: 'member01', password, captchaCode: answer, captchaCodeId }
  return ask('/uaa/login', { body, as: 'visitor' })
}

export const signalDefects: Defect[] = [
  state({
    id: 'the last day of a demand is kept eight hours too early and becomes the day before',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        const { deadline } = body
        if (typeof deadline === 'string' && /^\d{4}-\d\d-\d\d$/.test(deadline))
          body['deadline'] = dayAfter(deadline, -1)
      })
    }),
    probe: async (ask) => {
      const deadline = dayAfter(new Date().toISOString(), 90)
      const body = { enId: 'en-1001', title: '减速机装配线改造', demandType: 'TECH', deadline, submit: false }
      const { data } = await ask('/supanddem/api/customer/demand/save', { body })
      const saved = await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${data.id}`)
      return saved.deadline !== deadline
    },
  }),
  state({
    id: 'tags that are left out when saving stay subscribed',
    operationId: 'subscribeTags',
    write: true,
    ...(() => {
      const kept = new Map<string, string[]>()
      return {
        request: onRequest('subscribeTags', (passing) => {
          const { tagIds } = bodyOf(passing)
          if (!Array.isArray(tagIds) || tagIds.length > 30) return
          changeBody(passing, (body) => {
            body['tagIds'] = [...new Set([...tagIds, ...(kept.get(bearer(passing)) ?? [])])].slice(0, 30)
          })
        }),
        reply: (returning, passing) => {
          const { operationId = '' } = passing
          if (operationId === 'deleteTag' || operationId === 'deleteAllTags') kept.delete(bearer(passing))
          inData('subscribeTags', () => void kept.set(bearer(passing), bodyOf(passing)['tagIds']))(returning, passing)
        },
        restart: () => kept.clear(),
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: ['t-102', 't-110'] } })
      await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: ['t-110'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).tags.length === 2
    },
  }),
  state({
    id: 'a conversation’s new name loses its rare characters to question marks',
    operationId: 'renameRobotSession',
    write: true,
    request: onRequest('renameRobotSession', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['title'] === 'string') body['title'] = body['title'].replace(/[\u{10000}-\u{10FFFF}]/gu, '?')
      })
    }),
    probe: async (ask) => {
      await ask(`${robot}/answer`, question('高新技术企业如何认定'))
      const body = { sessionId: conversation, title: '𠮷祥公司🏭' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      const { records } = await dataOf(ask, '/consult/api/customer/smart/session/page')
      return records[0].title === '?祥公司?'
    },
  }),
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
        if (passing.operationId === 'logout' && codeOf(returning) === '200') left.add(bearer(passing))
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
          const key = `${bearer(passing)} ${passing.url.searchParams.get('clientId')}`
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
      const own = new Set([seededMember])
      return {
        request: (passing) => {
          const asking = bearer(passing)
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
            for (const [old, newer] of latest) if (newer === bearer(passing)) latest.delete(old)
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
          own.add(seededMember)
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
  http({
    id: 'a Chinese file name arrives as a row of question marks',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning, { url }) => {
      if (returning.headers['content-disposition'] === undefined) return
      const name = (url.searchParams.get('fileName') ?? '').replace(/[^ -~]/g, '?')
      returning.headers['content-disposition'] = `attachment; filename="${name}"`
    }),
    probe: async (ask) => {
      const [{ docUrl }] = await shownRecords(ask, '/policy/api/show/declareFile/page')
      return ((await ask(docUrl)).headers.get('content-disposition') ?? '').includes('"???')
    },
  }),
  http({
    id: 'a resource of somebody else is refused with the status of a web page',
    operationId: 'getMyResource',
    reply: onReply('getMyResource', (returning) => {
      if (codeOf(returning) === '4030') returning.status = 403
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/myDetail?id=re-1003', { as: 'stranger' })).status === 403,
  }),
  http({
    id: 'a question that breaks off within its JSON is the server’s own fault',
    operationId: 'suggestRobotQuestions',
    request: onRequest('suggestRobotQuestions', ({ body }) => {
      try {
        JSON.parse(body)
        return undefined
      } catch {
        return jsonReply({ returnCode: '500', errorMessage: '服务器内部错误' }, 500)
      }
    }),
    probe: async (ask) => {
      const rawBody = '{"sessionId":"conformance-1","question":"加计'
      return (await ask(`${robot}/ikQuestion`, { rawBody, as: 'visitor' })).status === 500
    },
  }),
]
