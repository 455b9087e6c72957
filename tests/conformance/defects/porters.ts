import { bodyOf, dataOf } from '../asked.ts'
import { changeBody, codeOf, envelopeOf, inData, jsonReply, onReply, onRequest } from '../defect.ts'
import type { Defect, Loose, Passing, Returning } from '../defect.ts'
import { access } from '../groups.ts'

export const state = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'state' })
export type Hooks = Pick<Defect, 'request' | 'reply' | 'restart'>

export const seededTokens = ['Bearer contract-test-token', 'Bearer conformance-second-member-token']
const resource = '/supanddem/api/ua/show/resource/detail?id=re-1001'
const card = '/enterprise/api/member/facilitator/card/en-1001'
const personnel = '/enterprise/api/member/en/personnel?enId=en-1001'
export const tokenOf = ({ headers }: Passing) => headers['authorization'] ?? ''
export const needsToken = (path: string) => /^\/(message|enterprise\/api\/member)\/|\/current-user$/.test(path)

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
]
