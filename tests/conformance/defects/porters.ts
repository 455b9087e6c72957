import { bodyOf, dataOf } from '../asked.ts'
import { changeBody, envelopeOf, inData, jsonReply, onReply, onRequest, setJson } from '../defect.ts'
import type { Defect, Loose, Passing, Returning } from '../defect.ts'

const access = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'access' })
const state = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'state' })
const account = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'account' })
const http = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'http' })
type Hooks = Pick<Defect, 'request' | 'reply' | 'restart'>

const seededTokens = ['Bearer contract-test-token', 'Bearer conformance-second-member-token']
const resource = '/supanddem/api/ua/show/resource/detail?id=re-1001'
const card = '/enterprise/api/member/facilitator/card/en-1001'
const personnel = '/enterprise/api/member/en/personnel?enId=en-1001'
const carriers = '/investment/api/customer/favorite'
const codeOf = (returning: Returning) => envelopeOf(returning)?.['returnCode']
const tokenOf = ({ headers }: Passing) => headers['authorization'] ?? ''
const needsToken = (path: string) => /^\/(message|enterprise\/api\/member)\/|\/current-user$/.test(path)

/** What a gateway knows of the tokens that pass it: those that are good. */
function tokensAtTheDoor() {
  let good = new Set(seededTokens)
  return {
    has: (token: string) => good.has(token),
    any: () => [...good].at(-1) ?? '',
    note: (returning: Returning, passing: Passing) => {
      const issued = (envelopeOf(returning) as Loose)?.data?.access_token
      if (typeof issued === 'string') good.add(`Bearer ${issued}`)
      if (returning.status === 401) good.delete(tokenOf(passing))
      else if (codeOf(returning) === '200' && needsToken(passing.url.pathname)) good.add(tokenOf(passing))
    },
    restart: () => {
      good = new Set(seededTokens)
    },
  }
}

/** Looks for the record, and not for whose it is: what another member asks for is got as its owner gets it. */
function ownerless(listing: string, operationId: string, idsOf: (url: URL) => string[]): Hooks {
  const owners = new Map<string, string>()
  const tokens = tokensAtTheDoor()
  return {
    request: onRequest(operationId, (passing) => {
      const owner = idsOf(passing.url).flatMap((id) => owners.get(id) ?? [])[0]
      if (owner !== undefined && tokens.has(tokenOf(passing))) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      tokens.note(returning, passing)
      inData(listing, ({ records }) => {
        for (const { id } of records) owners.set(id, tokenOf(passing))
      })(returning, passing)
    },
    restart: () => {
      owners.clear()
      tokens.restart()
    },
  }
}

/** Porters who let in whoever has something that looks like a key. */
export const porterDefects: Defect[] = [
  access({
    id: 'who has logged in reads the telephone of a provider digit by digit',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ contact, enId }, passing) => {
      if (tokenOf(passing) === '') return
      contact.tel = contact.tel.replace('****', enId.slice(-4))
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/facilitator/fa-1001')).contact.tel.endsWith('1001'),
  }),
  access({
    id: 'a declaration is shown to any member who knows its number',
    operationId: 'getDeclareRecord',
    ...ownerless('listDeclareRecords', 'getDeclareRecord', ({ searchParams }) => [searchParams.get('id') ?? '']),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/policy/api/customer/declare/list')).records
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'messages are thrown away for another member by their numbers',
    operationId: 'deleteMessages',
    write: true,
    ...ownerless('listMessages', 'deleteMessages', ({ searchParams }) => (searchParams.get('ids') ?? '').split(',')),
    probe: async (ask) => {
      const before = await dataOf(ask, '/message/api/msg/list')
      const target = `/message/api/msg/delete?ids=${before.records[0].id}`
      await ask(target, { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, '/message/api/msg/list')).total < before.total
    },
  }),
  access({
    id: 'the path of the business cards is on the white list of the filter',
    operationId: 'getFacilitatorCard',
    ...(() => {
      const tokens = tokensAtTheDoor()
      return {
        request: onRequest('getFacilitatorCard', (passing) => {
          if (!tokens.has(tokenOf(passing))) passing.headers['authorization'] = tokens.any()
        }),
        reply: tokens.note,
        restart: tokens.restart,
      }
    })(),
    probe: async (ask) => (await ask(card, { as: 'visitor' })).code === '200',
  }),
  access({
    id: 'whose token has run out sees the resource as a visitor does',
    operationId: 'getResource',
    ...(() => {
      const tokens = tokensAtTheDoor()
      return {
        request: onRequest('getResource', (passing) => {
          if (!tokens.has(tokenOf(passing))) delete passing.headers['authorization']
        }),
        reply: tokens.note,
        restart: tokens.restart,
      }
    })(),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask(resource, { as: 'visitor', headers })).code === '200'
    },
  }),
  access({
    id: 'the cache of what is recommended has no member in its key',
    operationId: 'listRecommendedPolicies',
    ...(() => {
      const cached = new Map<string, { body: Buffer; at: number }>()
      return {
        reply: onReply('listRecommendedPolicies', (returning, { url }) => {
          if (codeOf(returning) !== '200') return
          const hit = cached.get(url.search)
          if (hit !== undefined && Date.now() - hit.at < 60_000) returning.body = hit.body
          else cached.set(url.search, { body: returning.body, at: Date.now() })
        }),
        restart: () => cached.clear(),
      }
    })(),
    probe: async (ask) => {
      const list = '/policy/api/ua/policy/recommendList?size=3'
      await ask(list)
      return (await ask(list, { as: 'visitor' })).data.some(({ matchedDegree }: Loose) => matchedDegree !== undefined)
    },
  }),
  access({
    id: 'who asks for a docking leaves a number that can be called before the answer',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status !== 'PENDING') return
      const { contactName, contactTel } = data.contactMasked
      data.contact ??= {
        contactName: contactName.replaceAll('*', '明'),
        contactTel: contactTel.replaceAll('*', '0'),
      }
    }),
    probe: async (ask) => {
      const detail = '/supanddem/api/customer/demand/docking/detail?id=dk-1001'
      return (await dataOf(ask, detail)).contact?.contactTel.includes('*') === false
    },
  }),
  access({
    id: 'a binding that nobody has approved opens the portal of the enterprises',
    operationId: 'loginToEnterprisePortal',
    ...(() => {
      const bound = new Map<string, Loose[]>()
      return {
        request: onRequest('loginToEnterprisePortal', (passing) => {
          const enterprises = bound.get(tokenOf(passing)) ?? []
          const approved = enterprises.find(({ bindAudit }) => bindAudit === 'PASS')
          const asked = enterprises.find(({ enId }) => enId === bodyOf(passing)['enId'])
          if (asked === undefined || approved === undefined) return
          changeBody(passing, (body) => {
            body['enId'] = approved.enId
          })
        }),
        reply: inData('listMyEnterprises', (data, passing) => {
          bound.set(tokenOf(passing), data)
        }),
        restart: () => bound.clear(),
      }
    })(),
    probe: async (ask) => {
      const enterprises = await dataOf(ask, '/enterprise/api/member/en/list')
      const { enId } = enterprises.find(({ bindAudit }: Loose) => bindAudit === 'PENDING')
      return (await ask('/uaa/sso/login', { body: { enId } })).code === '200'
    },
  }),
  state({
    id: 'nobody with a degree is saved as nothing filled in',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (value === 0) body[key] = null
      })
    }),
    probe: async (ask) => {
      const amounts = { overCollegeAmount: 0, overBachelorAmount: 0, overMasterAmount: 0, overDoctorAmount: 0 }
      const body = { employeeAmount: 12, ...amounts }
      await ask(personnel.replace('/personnel', '/save/personnel'), { body })
      return (await dataOf(ask, personnel)).overDoctorAmount === null
    },
  }),
  state({
    id: 'reminders that are not mentioned go back to how they were at first',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        const atFirst = { frequency: 'WEEKLY', deadlineRemind: [30, 7, 3, 1], quietStart: '22:00', quietEnd: '08:00' }
        for (const [key, value] of Object.entries(atFirst)) if (!(key in body)) body[key] = value
      })
    }),
    probe: async (ask) => {
      await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: ['t-101'], frequency: 'DAILY' } })
      await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: ['t-102'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).frequency === 'WEEKLY'
    },
  }),
  state({
    id: 'seen again stays where it was among the footprints',
    operationId: 'addHistory',
    write: true,
    ...(() => {
      const seen = new Set<string>()
      const keyOf = (passing: Passing, { targetType, targetId }: Loose) =>
        [tokenOf(passing), targetType, targetId].join(' ')
      return {
        request: onRequest('addHistory', (passing) =>
          seen.has(keyOf(passing, bodyOf(passing))) ? jsonReply({ returnCode: '200', data: null }) : undefined,
        ),
        reply: (returning, passing) => {
          if (passing.operationId === 'addHistory' && codeOf(returning) === '200') {
            seen.add(keyOf(passing, bodyOf(passing)))
          }
          if (/^delete(All)?History$/.test(passing.operationId ?? '')) seen.clear()
          inData('listHistory', ({ records }) => {
            for (const record of records) seen.add(keyOf(passing, record))
          })(returning, passing)
        },
        restart: () => seen.clear(),
      }
    })(),
    probe: async (ask) => {
      const history = '/message/api/history/'
      const { records } = await dataOf(ask, `${history}list`)
      const { targetType, targetId, title } = records.at(-1)
      await ask(`${history}save`, { body: { targetType, targetId, title } })
      return (await dataOf(ask, `${history}list`)).records[0].targetId !== targetId
    },
  }),
  state({
    id: 'the red number stays for a minute after all has been read',
    operationId: 'countUnreadMessages',
    write: true,
    ...(() => {
      const counted = new Map<string, { envelope: unknown; at: number }>()
      return {
        request: onRequest('countUnreadMessages', (passing) => {
          const kept = counted.get(tokenOf(passing))
          return kept !== undefined && Date.now() - kept.at < 60_000 ? jsonReply(kept.envelope) : undefined
        }),
        reply: onReply('countUnreadMessages', (returning, passing) => {
          const token = tokenOf(passing)
          if (codeOf(returning) !== '200' || Date.now() - (counted.get(token)?.at ?? 0) < 60_000) return
          counted.set(token, { envelope: envelopeOf(returning), at: Date.now() })
        }),
        restart: () => counted.clear(),
      }
    })(),
    probe: async (ask) => {
      await ask('/message/api/msg/count')
      await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return (await dataOf(ask, '/message/api/msg/count')).total > 0
    },
  }),
  state({
    id: 'the column of the titles has no room for four bytes',
    operationId: 'renameRobotSession',
    write: true,
    request: onRequest('renameRobotSession', (passing) => {
      changeBody(passing, (body) => {
        const { title } = body
        if (typeof title === 'string') body['title'] = title.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')
      })
    }),
    probe: async (ask) => {
      const sessionId = 'conformance-porters-01'
      await ask('/consult/api/ua/smart/answer', { body: { sessionId, question: '研发费用加计扣除比例是多少' } })
      const body = { sessionId, title: '给𠮷先生看的😀' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      const { records } = await dataOf(ask, '/consult/api/customer/smart/session/page')
      return records[0].title === '给?先生看的?'
    },
  }),
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
