import { bodyOf, dataOf } from '../asked.ts'
import { changeBody, inData, jsonReply, onRequest, remembering } from '../defect.ts'
import type { Defect, Loose, Passing } from '../defect.ts'
import { type Hooks, type InGroup, bearer } from './sentries.ts'

export const state: InGroup = (defect) => ({ ...defect, group: 'state' })

export const outpostDefects: Defect[] = [
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
]
