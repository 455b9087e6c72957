import { signatureOf } from '#mocks/services/policy/library/signature.ts'
import { bodyOf, dataOf, dayAfter, isSigned, shownRecords, signatureHeaders, signIn } from '../asked.ts'
import { changeBody, envelopeOf, inData, jsonReply, onReply, onRequest, remembering, setJson } from '../defect.ts'
import type { Ask, Defect, Loose, Passing, Returning } from '../defect.ts'

type Hooks = Pick<Defect, 'request' | 'reply' | 'restart'>
type InGroup = (defect: Omit<Defect, 'group'>) => Defect

const access: InGroup = (defect) => ({ ...defect, group: 'access' })
const state: InGroup = (defect) => ({ ...defect, group: 'state' })
const account: InGroup = (defect) => ({ ...defect, group: 'account' })
const http: InGroup = (defect) => ({ ...defect, group: 'http' })

const seededMember = 'Bearer contract-test-token'
const seededTokens = [seededMember, 'Bearer conformance-second-member-token']
const tel = '13800000001'
const mostMistakes = 5
const codeOf = (returning: Returning) => envelopeOf(returning)?.['returnCode']
const bearer = ({ headers }: Pick<Passing, 'headers'>) => headers['authorization'] ?? ''

/** The tokens that are good, as far as they passed here. */
function goodTokens() {
  const tokens = new Set(seededTokens)
  return {
    has: (authorization: string) => tokens.has(authorization),
    learn: (returning: Returning, passing: Passing) => {
      if (passing.operationId === 'logout') tokens.delete(bearer(passing))
      const token = (envelopeOf(returning) as Loose)?.data?.access_token
      if (typeof token === 'string') tokens.add(`Bearer ${token}`)
    },
    reset: () => {
      tokens.clear()
      for (const token of seededTokens) tokens.add(token)
    },
  }
}

/** The record is found by its id, and nobody asks whose it is. */
function foundById({
  operationId,
  ids,
  learn,
  isForVisitors = false,
}: {
  operationId: string
  ids: (passing: Passing) => string[]
  learn: (passing: Passing, returning: Returning) => string[]
  isForVisitors?: boolean
}): Pick<Defect, 'operationId'> & Hooks {
  const owners = new Map<string, string>()
  const tokens = goodTokens()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const asking = bearer(passing)
      if (asking === '' ? !isForVisitors : !tokens.has(asking)) return
      const owner = ids(passing)
        .map((id) => owners.get(id))
        .find((each) => each !== undefined)
      if (owner !== undefined) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      tokens.learn(returning, passing)
      const asking = bearer(passing)
      if (asking !== '') for (const id of learn(passing, returning)) if (!owners.has(id)) owners.set(id, asking)
    },
    restart: () => {
      owners.clear()
      tokens.reset()
    },
  }
}

const idsIn =
  (operationId: string) =>
  (passing: Passing, returning: Returning): string[] =>
    passing.operationId === operationId
      ? ((envelopeOf(returning) as Loose)?.data?.records ?? []).map(({ id }: Loose) => id)
      : []

/** What happens to who comes with a token that is no longer good. */
function withBadToken(operationId: string, then: (passing: Passing) => Returning | undefined): Hooks {
  const tokens = goodTokens()
  return {
    request: onRequest(operationId, (passing) =>
      bearer(passing) === '' || tokens.has(bearer(passing)) ? undefined : then(passing),
    ),
    reply: tokens.learn,
    restart: tokens.reset,
  }
}

const robot = '/consult/api/ua/smart'
const conversation = 'conformance-sentry-1'
const question = (text: string) => ({ body: { question: text, sessionId: conversation } })

/** Guards who look the other way, and clerks who forget what they were told. */
export const sentryDefects: Defect[] = [
  access({
    id: 'the owner reads the applicant’s number before having answered the application',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      const { contactName, contactTel } = data.contactMasked
      data.contact ??= {
        contactName: contactName.replace(/\*+/, '示例'),
        contactTel: contactTel.replace('****', '0000'),
      }
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/customer/resource/docking/list?role=OWNER&status=PENDING'
      const [{ id }] = (await dataOf(ask, list)).records
      const told = await dataOf(ask, `/supanddem/api/customer/resource/docking/detail?id=${id}`)
      return told.contact !== undefined
    },
  }),
  access({
    id: 'how an application is getting on can be read by every member who has its number',
    ...foundById({
      operationId: 'getDeclareRecord',
      ids: ({ url }) => [url.searchParams.get('id') ?? ''],
      learn: idsIn('listDeclareRecords'),
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/policy/api/customer/declare/list')).records
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'visitors get the page of an event as the last member saw it, sign-up and all',
    operationId: 'getEventDetail',
    ...remembering(
      () => new Map<string, Buffer>(),
      (pages, returning, passing) => {
        const { operationId, url } = passing
        if (operationId === 'signUpForEvent' || operationId === 'cancelEventSign') pages.clear()
        if (operationId !== 'getEventDetail' || codeOf(returning) !== '200') return
        if (bearer(passing) !== '') pages.set(url.search, returning.body)
        else returning.body = pages.get(url.search) ?? returning.body
      },
    ),
    probe: async (ask) => {
      const [{ eventId }] = (await dataOf(ask, '/supanddem/api/customer/event/myList')).records
      const target = `/supanddem/api/ua/customer/event/detail?id=${eventId}`
      await ask(target)
      return (await ask(target, { as: 'visitor' })).data.mySign !== undefined
    },
  }),
  access({
    id: 'whose token ran out reads a policy as a visitor and is not told',
    operationId: 'getPolicyDetail',
    ...withBadToken('getPolicyDetail', (passing) => {
      delete passing.headers['authorization']
      return undefined
    }),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/policy/api/ua/policy/detail?id=p-1001', { as: 'visitor', headers })).code === '200'
    },
  }),
  access({
    id: 'with an old token in the browser not even the news can be read',
    operationId: 'listNotices',
    ...withBadToken('listNotices', () =>
      jsonReply({ returnCode: '401', errorMessage: '登录过期或未登录，请重新登录' }, 401),
    ),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/content/api/ua/notice/pc/list', { as: 'visitor', headers })).status === 401
    },
  }),
  access({
    id: 'what one company handed in for its certificate is downloaded by another one’s member',
    operationId: 'downloadFile',
    ...(() => {
      const uploaders = new Map<string, string>()
      const tokens = goodTokens()
      return {
        request: onRequest('downloadFile', (passing) => {
          const path = passing.url.searchParams.get('filePath') ?? ''
          if (tokens.has(bearer(passing))) passing.headers['authorization'] = uploaders.get(path) ?? seededMember
        }),
        reply: (returning, passing) => {
          tokens.learn(returning, passing)
          inData('uploadFile', ({ uid }) => {
            uploaders.set(uid, bearer(passing))
          })(returning, passing)
        },
        restart: () => {
          uploaders.clear()
          tokens.reset()
        },
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      const [{ pdfFile }] = (await dataOf(ask, '/enterprise/api/member/en/electricity/list')).records
      return (await ask(pdfFile.url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'footprints are deleted by their ids alone, whoever left them',
    write: true,
    ...foundById({
      operationId: 'deleteHistory',
      ids: ({ url }) => (url.searchParams.get('ids') ?? '').split(','),
      learn: idsIn('listHistory'),
    }),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/message/api/history/list')
      const target = `/message/api/history/delete?ids=${records[0].id}`
      await ask(target, { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, '/message/api/history/list')).total < total
    },
  }),
  access({
    id: 'who guesses the name of a member’s conversation reads along',
    write: true,
    ...foundById({
      operationId: 'getRobotSession',
      ids: ({ url }) => [url.searchParams.get('sessionId') ?? ''],
      learn: (passing, { status }) =>
        passing.operationId === 'answerRobotQuestion' && status === 200 ? [bodyOf(passing)['sessionId']] : [],
      isForVisitors: true,
    }),
    probe: async (ask) => {
      await ask(`${robot}/answer`, question('加计扣除怎么算'))
      return (await ask(`${robot}/session/detail?sessionId=${conversation}`, { as: 'visitor' })).code === '200'
    },
  }),
  state({
    id: 'a number of employees that is emptied again keeps its old value',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    ...(() => {
      const saved = new Map<string, Loose>()
      return {
        request: onRequest('saveEnterprisePersonnel', (passing) => {
          const known = saved.get(passing.url.searchParams.get('enId') ?? '') ?? {}
          changeBody(passing, (body) => {
            for (const [field, value] of Object.entries(known)) if (body[field] === null) body[field] = value
          })
        }),
        reply: (returning, passing) => {
          const enId = passing.url.searchParams.get('enId') ?? ''
          inData('getEnterprisePersonnel', (data) => void saved.set(enId, data))(returning, passing)
          inData('saveEnterprisePersonnel', () => void saved.set(enId, bodyOf(passing)))(returning, passing)
        },
        restart: () => saved.clear(),
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      const section = '/enterprise/api/member/en/personnel?enId=en-1001'
      const before = await dataOf(ask, section)
      const body = { ...before, overBachelorAmount: null }
      await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })
      return (await dataOf(ask, section)).overBachelorAmount === before.overBachelorAmount
    },
  }),
  state({
    id: 'what is looked at again stays where it was among the footprints',
    operationId: 'addHistory',
    write: true,
    ...(() => {
      const left = new Set<string>()
      const keyOf = (passing: Passing, { targetType, targetId }: Loose) =>
        [bearer(passing), targetType, targetId].join(' ')
      return {
        request: onRequest('addHistory', (passing) =>
          left.has(keyOf(passing, bodyOf(passing))) ? jsonReply({ returnCode: '200', data: null }) : undefined,
        ),
        reply: (returning, passing) => {
          if (passing.operationId?.startsWith('delete') === true) left.clear()
          inData('addHistory', () => void left.add(keyOf(passing, bodyOf(passing))))(returning, passing)
        },
        restart: () => left.clear(),
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      const visit = async (targetId: string) => {
        await ask('/message/api/history/save', { body: { targetType: 'POLICY', targetId, title: '政策' } })
      }
      for (const id of ['p-1003', 'p-1006', 'p-1003']) await visit(id)
      return (await dataOf(ask, '/message/api/history/list')).records[0].targetId === 'p-1006'
    },
  }),
  state({
    id: 'the bell goes on counting a message that was thrown away unread',
    operationId: 'countUnreadMessages',
    write: true,
    ...remembering(
      () => new Map<string, Loose>(),
      (counts, returning, passing) => {
        if (passing.operationId === 'readMessage') counts.delete(bearer(passing))
        inData('countUnreadMessages', (data) => {
          const kept = counts.get(bearer(passing))
          if (kept !== undefined && kept.total > data.total) return kept
          counts.set(bearer(passing), data)
          return undefined
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/message/api/msg/count')
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list?read=false')).records
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE' })
      return (await dataOf(ask, '/message/api/msg/count')).total === total
    },
  }),
  state({
    id: 'a hall that was a favourite once cannot become one again',
    operationId: 'addInvestmentFavorite',
    write: true,
    ...(() => {
      const removed = new Set<string>()
      const keyOf = (passing: Passing, type: unknown, id: unknown) => [bearer(passing), type, id].join(' ')
      return {
        request: onRequest('addInvestmentFavorite', (passing) => {
          const { targetType, targetId } = bodyOf(passing)
          return removed.has(keyOf(passing, targetType, targetId))
            ? jsonReply({ returnCode: '4090', errorMessage: '您已收藏该载体' })
            : undefined
        }),
        reply: (returning, passing) => {
          inData('deleteInvestmentFavorite', () => {
            const { searchParams } = passing.url
            removed.add(keyOf(passing, searchParams.get('targetType'), searchParams.get('targetId')))
          })(returning, passing)
        },
        restart: () => removed.clear(),
      } satisfies Hooks
    })(),
    probe: async (ask) => {
      const favorite = '/investment/api/customer/favorite'
      const body = { targetType: 'HOUSE', targetId: 'hs-1001' }
      await ask(favorite, { body })
      await ask(`${favorite}?targetType=HOUSE&targetId=hs-1001`, { method: 'DELETE' })
      return (await ask(favorite, { body })).code === '4090'
    },
  }),
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

async function logIn(ask: Ask, password: string) {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username: 'member01', password, captchaCode: answer, captchaCodeId }
  return ask('/uaa/login', { body, as: 'visitor' })
}
