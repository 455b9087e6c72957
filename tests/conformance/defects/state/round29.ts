import { askerOf, bodyOf, dataOf, recordsIn } from '../../asked.ts'
import { type Ask, type Defect, changeBody, codeOf, inData, onReply, onRequest, remembering } from '../../defect.ts'
import { state } from '../../groups.ts'
import { done } from '../shared/requests.ts'
import { historyList } from '../shared/addresses.ts'
import { isDone } from '../shared/tokens.ts'

const view = (ask: Ask, targetId: string) =>
  ask('/message/api/history/save', { body: { targetType: 'POLICY', targetId, title: `一条政策 ${targetId}` } })

const pictograph = /\p{Extended_Pictographic}/gu

const favorite = { body: { targetType: 'ATTRACT', targetId: 'at-1001' } }

const personnel = '/enterprise/api/member/en'

const unread = '/message/api/msg/count'

const messages = '/message/api/msg/list?size=50'

export const stateDefects: Defect[] = [
  state({
    id: 'what is viewed again does not move up in the history',
    operationId: 'addHistory',
    ...(() => {
      const viewed = new Set<string>()
      return {
        request: onRequest('addHistory', (passing) => {
          const { targetType, targetId } = bodyOf(passing)
          const key = `${askerOf(passing)} ${targetType} ${targetId}`
          return viewed.has(key) ? done(null) : undefined
        }),
        reply: onReply('addHistory', (returning, passing) => {
          const { targetType, targetId } = bodyOf(passing)
          if (isDone(returning)) viewed.add(`${askerOf(passing)} ${targetType} ${targetId}`)
        }),
        restart: () => {
          viewed.clear()
        },
      }
    })(),
    probe: async (ask) => {
      for (const id of ['p-1002', 'p-1003', 'p-1002']) await view(ask, id)
      return (await recordsIn(ask, historyList))[0].targetId === 'p-1003'
    },
  }),
  state({
    id: 'the number of unread messages stays in the cache when one is read',
    operationId: 'countUnreadMessages',
    ...remembering(
      () => new Map<string, Buffer>(),
      (kept, returning, passing) => {
        onReply('countUnreadMessages', () => {
          if (codeOf(returning) !== '200') return
          const asker = askerOf(passing)
          kept.set(asker, kept.get(asker) ?? returning.body)
          returning.body = kept.get(asker) ?? returning.body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { total } = await dataOf(ask, unread)
      const { id } = (await recordsIn(ask, `${messages}&read=false`))[0]
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })
      const left = (await recordsIn(ask, `${messages}&read=false`)).length
      return left < total && (await dataOf(ask, unread)).total === total
    },
  }),
  state({
    id: 'of several messages only the first is deleted',
    operationId: 'deleteMessages',
    request: onRequest('deleteMessages', ({ url: { searchParams } }) => {
      const [first = '', second] = (searchParams.get('ids') ?? '').split(',')
      if (second !== undefined) searchParams.set('ids', first)
    }),
    probe: async (ask) => {
      const [one, other] = await recordsIn(ask, messages)
      const target = `/message/api/msg/delete?ids=${one.id},${other.id}`
      const isDeleted = (await ask(target, { method: 'DELETE' })).code === '200'
      return isDeleted && (await recordsIn(ask, messages)).some(({ id }) => id === other.id)
    },
  }),
  state({
    id: 'masters are saved in the column of the bachelors',
    operationId: 'saveEnterprisePersonnel',
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['overBachelorAmount'] !== 'number' || typeof body['overMasterAmount'] !== 'number') return
        body['overBachelorAmount'] = body['overMasterAmount']
      })
    }),
    probe: async (ask) => {
      const amounts = { employeeAmount: 186, overCollegeAmount: 92, overBachelorAmount: 48 }
      const body = { ...amounts, overMasterAmount: 6, overDoctorAmount: 1 }
      await ask(`${personnel}/save/personnel?enId=en-1001`, { body })
      const read = await dataOf(ask, `${personnel}/personnel?enId=en-1001`)
      return read.overMasterAmount === 6 && read.overBachelorAmount === 6
    },
  }),
  state({
    id: 'pictographs in the name of a conversation are question marks in the database',
    operationId: 'renameRobotSession',
    request: onRequest('renameRobotSession', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['title'] === 'string') body['title'] = body['title'].replaceAll(pictograph, '?')
      })
    }),
    probe: async (ask) => {
      const sessionId = 'mine-session-0002'
      await ask('/consult/api/ua/smart/answer', { body: { sessionId, question: '高新技术企业怎么认定' } })
      await ask('/consult/api/customer/smart/session/rename', {
        method: 'PUT',
        body: { sessionId, title: '高企认定🚀' },
      })
      return (await recordsIn(ask, '/consult/api/customer/smart/session/page'))[0].title === '高企认定?'
    },
  }),
  state({
    id: 'each click on a quick word is counted twice',
    operationId: 'updateRobotKeyword',
    ...remembering(
      () => new Map<string, number>(),
      (clicks, returning, passing) => {
        onReply('updateRobotKeyword', () => {
          const id = String(bodyOf(passing)['id'])
          if (isDone(returning)) clicks.set(id, (clicks.get(id) ?? 0) + 1)
        })(returning, passing)
        inData('pageRobotKeywords', ({ records }) => {
          for (const record of records) record.hitCount += clicks.get(record.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const hits = async () => (await recordsIn(ask, '/consult/api/ua/keyword/page'))[0].hitCount
      const before = await hits()
      await ask('/consult/api/ua/keyword/update', { body: { id: 'kw-1' } })
      return (await hits()) === before + 2
    },
  }),
  state({
    id: 'an investment project that is no longer a favorite is still listed',
    operationId: 'deleteContentFavorite',
    ...(() => {
      const projects = new Set<string>()
      return {
        request: onRequest('deleteContentFavorite', (passing) => {
          const { searchParams } = passing.url
          if (searchParams.get('targetType') !== 'ATTRACT') return undefined
          return projects.delete(`${askerOf(passing)} ${searchParams.get('targetId')}`) ? done(null) : undefined
        }),
        reply: onReply('addContentFavorite', (returning, passing) => {
          const { targetType, targetId } = bodyOf(passing)
          if (isDone(returning) && targetType === 'ATTRACT') projects.add(`${askerOf(passing)} ${targetId}`)
        }),
        restart: () => {
          projects.clear()
        },
      }
    })(),
    probe: async (ask) => {
      await ask('/content/api/customer/favorite', favorite)
      const target = '/content/api/customer/favorite?targetType=ATTRACT&targetId=at-1001'
      await ask(target, { method: 'DELETE' })
      return (await recordsIn(ask, '/content/api/customer/favorite/list')).length > 0
    },
  }),
]
