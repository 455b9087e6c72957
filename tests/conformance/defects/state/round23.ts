import { askerOf, bodyOf, dataOf, parameter, shownRecords } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  changeBody,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { isDone } from '../shared/tokens.ts'
import { idOf } from '../shared/values.ts'

interface Unread {
  owner: string
  type: string
}

export const stateDefects: Defect[] = [
  {
    id: 'the state of an enterprise’s project is not stored',
    group: 'state',
    operationId: 'saveEnterpriseProject',
    write: true,
    request: onRequest('saveEnterpriseProject', (passing) => {
      const { projectState } = bodyOf(passing)
      if (typeof projectState !== 'string' || projectState === '' || projectState.length > 50) return
      changeBody(passing, (body) => {
        body['projectState'] = null
      })
    }),
    probe: async (ask) => {
      const [{ value }] = await dataOf(ask, '/uaa/api/dict/value?typeCode=PO_PJ_STATE')
      const body = { projectTotalInvestAmount: 12, projectOpreateDate: '2027-01-01', projectState: value }
      const saved = await ask('/enterprise/api/member/en/save/project?enId=en-1001', { body })
      const { projectState } = await dataOf(ask, '/enterprise/api/member/en/project?enId=en-1001')
      return saved.code === '200' && projectState === null
    },
  },
  {
    id: 'an unread message that is deleted stays in the count',
    group: 'state',
    operationId: 'deleteMessages',
    write: true,
    ...remembering(
      () => ({ unread: new Map<string, Unread>(), ghosts: [] as Unread[] }),
      (memory, returning, passing) => {
        const owner = askerOf(passing)
        inData('listMessages', ({ records }) => {
          for (const { id, read, type } of records) {
            if (read) memory.unread.delete(id)
            else memory.unread.set(id, { owner, type })
          }
        })(returning, passing)
        inData('readMessage', () => {
          for (const [id, message] of memory.unread) {
            if (id === idOf(passing) || (idOf(passing) === 'all' && message.owner === owner)) memory.unread.delete(id)
          }
          if (idOf(passing) === 'all') memory.ghosts = memory.ghosts.filter((ghost) => ghost.owner !== owner)
        })(returning, passing)
        inData('deleteMessages', () => {
          for (const id of parameter('ids')(passing).split(',')) {
            const message = memory.unread.get(id)
            if (message?.owner !== owner) continue
            memory.unread.delete(id)
            memory.ghosts.push(message)
          }
        })(returning, passing)
        inData('countUnreadMessages', (data) => {
          for (const ghost of memory.ghosts) {
            if (ghost.owner !== owner) continue
            data.total += 1
            data.byType[ghost.type] += 1
          }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list?read=false')).records
      const before = (await dataOf(ask, '/message/api/msg/count')).total
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE' })
      return (await dataOf(ask, '/message/api/msg/count')).total === before
    },
  },
  {
    id: 'the last of several tags is not subscribed to',
    group: 'state',
    operationId: 'addTagsBatch',
    write: true,
    request: onRequest('addTagsBatch', (passing) => {
      const { tagIds } = bodyOf(passing)
      if (!Array.isArray(tagIds) || tagIds.length < 2) return
      changeBody(passing, (body) => {
        body['tagIds'] = tagIds.slice(0, -1)
      })
    }),
    probe: async (ask) => {
      const saved = await ask('/policy/api/customer/tag/add/batch', { body: { tagIds: ['t-101', 't-125'] } })
      const { tags } = await dataOf(ask, '/policy/api/customer/tag/mySubscribe')
      return saved.code === '200' && tags.length === 1
    },
  },
  {
    id: 'a deleted resource that was opened before still opens',
    group: 'state',
    operationId: 'deleteResource',
    write: true,
    ...remembering(
      () => ({ opened: new Map<string, Buffer>(), deleted: new Set<string>() }),
      ({ opened, deleted }, returning, passing) => {
        const key = `${askerOf(passing)} ${idOf(passing)}`
        inData('deleteResource', () => {
          deleted.add(key)
        })(returning, passing)
        onReply('getMyResource', () => {
          if (isDone(returning)) opened.set(key, returning.body)
          else if (deleted.has(key)) returning.body = opened.get(key) ?? returning.body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const detail = '/supanddem/api/customer/resource/myDetail?id=re-1009'
      await ask(detail)
      const { code } = await ask('/supanddem/api/customer/resource/delete?id=re-1009', { method: 'DELETE' })
      return code === '200' && (await ask(detail)).code === '200'
    },
  },
  {
    id: 'who cancels goes on being counted among those signed up',
    group: 'state',
    operationId: 'cancelEventSign',
    write: true,
    ...remembering(
      () => ({ signs: new Map<string, { eventId: string; count: number }>(), kept: new Map<string, number>() }),
      ({ signs, kept }, returning, passing) => {
        inData('listMyEventSigns', ({ records }) => {
          for (const { signId, eventId, attendCount, status } of records) {
            if (status === 'PASS') signs.set(signId, { eventId, count: attendCount })
            else signs.delete(signId)
          }
        })(returning, passing)
        inData('signUpForEvent', ({ signId, status }) => {
          const { eventId, attendCount } = bodyOf(passing)
          if (status === 'PASS') signs.set(signId, { eventId, count: attendCount })
        })(returning, passing)
        inData('cancelEventSign', ({ signId }) => {
          const sign = signs.get(signId)
          if (sign === undefined) return
          signs.delete(signId)
          kept.set(sign.eventId, (kept.get(sign.eventId) ?? 0) + sign.count)
        })(returning, passing)
        const recount = (event: Loose) => {
          event.signedCount += kept.get(event.id) ?? 0
        }
        inData('getEventDetail', (data) => {
          recount(data)
        })(returning, passing)
        inData('pageEvents', ({ records }) => {
          for (const event of records) recount(event)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const detail = '/supanddem/api/ua/customer/event/detail?id=ev-1001'
      const before = (await dataOf(ask, detail)).signedCount
      await ask('/supanddem/api/customer/event/myList')
      await ask('/supanddem/api/customer/event/sign/cancel?signId=es-1001', { method: 'PUT' })
      return (await dataOf(ask, detail)).signedCount === before
    },
  },
  {
    id: 'a click on a quick question is counted twice',
    group: 'state',
    operationId: 'updateRobotKeyword',
    write: true,
    ...remembering(
      () => new Map<string, number>(),
      (clicks, returning, passing) => {
        inData('updateRobotKeyword', () => {
          const { id } = bodyOf(passing)
          clicks.set(id, (clicks.get(id) ?? 0) + 1)
        })(returning, passing)
        inData('pageRobotKeywords', ({ records }) => {
          for (const keyword of records) keyword.hitCount += clicks.get(keyword.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const list = '/consult/api/ua/keyword/page?size=1'
      const [{ id, hitCount }] = await shownRecords(ask, list)
      await ask('/consult/api/ua/keyword/update', { body: { id }, as: 'visitor' })
      return (await shownRecords(ask, list))[0].hitCount === hitCount + 2
    },
  },
  {
    id: 'what was a favorite once cannot become one again',
    group: 'state',
    operationId: 'addContentFavorite',
    write: true,
    ...(() => {
      const removed = new Set<string>()
      return {
        request: onRequest('addContentFavorite', (passing) => {
          const { targetType, targetId } = bodyOf(passing)
          if (!removed.has(`${askerOf(passing)} ${targetType} ${targetId}`)) return undefined
          return jsonReply({ returnCode: '4090', errorMessage: '您已收藏该内容' })
        }),
        reply: inData('deleteContentFavorite', (_, passing) => {
          removed.add(`${askerOf(passing)} ${parameter('targetType')(passing)} ${parameter('targetId')(passing)}`)
        }),
        restart: () => removed.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const favorite = '/content/api/customer/favorite'
      const body = { targetType: 'ATTRACT', targetId: 'at-1001' }
      await ask(favorite, { body })
      await ask(`${favorite}?targetType=ATTRACT&targetId=at-1001`, { method: 'DELETE' })
      return (await ask(favorite, { body })).code === '4090'
    },
  },
]
