import { askerOf, bodyOf, dataOf, dayAfter } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  inData,
  jsonReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { robot } from '../shared/addresses.ts'
import { conversation, questionOf } from '../shared/requests.ts'
import type { Hooks } from '../shared/tokens.ts'

const state: InGroup = (defect) => ({ ...defect, group: 'state' })

type InGroup = (defect: Omit<Defect, 'group'>) => Defect

export const stateDefects: Defect[] = [
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
        [askerOf(passing), targetType, targetId].join(' ')
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
        if (passing.operationId === 'readMessage') counts.delete(askerOf(passing))
        inData('countUnreadMessages', (data) => {
          const kept = counts.get(askerOf(passing))
          if (kept !== undefined && kept.total > data.total) return kept
          counts.set(askerOf(passing), data)
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
      const keyOf = (passing: Passing, type: unknown, id: unknown) => [askerOf(passing), type, id].join(' ')
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
            body['tagIds'] = [...new Set([...tagIds, ...(kept.get(askerOf(passing)) ?? [])])].slice(0, 30)
          })
        }),
        reply: (returning, passing) => {
          const { operationId = '' } = passing
          if (operationId === 'deleteTag' || operationId === 'deleteAllTags') kept.delete(askerOf(passing))
          inData('subscribeTags', () => void kept.set(askerOf(passing), bodyOf(passing)['tagIds']))(returning, passing)
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
      await ask(`${robot}/answer`, questionOf('高新技术企业如何认定'))
      const body = { sessionId: conversation, title: '𠮷祥公司🏭' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      const { records } = await dataOf(ask, '/consult/api/customer/smart/session/page')
      return records[0].title === '?祥公司?'
    },
  }),
]
