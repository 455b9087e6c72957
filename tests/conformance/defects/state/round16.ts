import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
} from '../../defect.ts'

const carriers = '/investment/api/customer/favorite'

const state = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'state' })

const personnel = '/enterprise/api/member/en/personnel?enId=en-1001'

export const stateDefects: Defect[] = [
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
        [askerOf(passing), targetType, targetId].join(' ')
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
        [askerOf(passing), targetType, targetId].join(' ')
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
          const kept = counted.get(askerOf(passing))
          return kept !== undefined && Date.now() - kept.at < 60_000 ? jsonReply(kept.envelope) : undefined
        }),
        reply: onReply('countUnreadMessages', (returning, passing) => {
          const token = askerOf(passing)
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
