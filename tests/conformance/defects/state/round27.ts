import { bodyOf, dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, changeBody, codeOf, inData, onRequest, remembering } from '../../defect.ts'
import { ownDemands, tags } from '../shared/addresses.ts'
import { done, save } from '../shared/requests.ts'
import { state } from '../../groups.ts'

const favorites = '/content/api/customer/favorite'
const sessions = '/consult/api/customer/smart/session'
const seen = { targetType: 'POLICY', targetId: 'p-1001', title: '看过两次的政策' }

const subscription = { tagIds: ['t-101'], departments: [], levels: [], channels: ['SITE'] }

export const stateDefects: Defect[] = [
  state({
    id: 'a reminder that is left out falls back to once a week',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        body['frequency'] ??= 'WEEKLY'
      })
    }),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { ...subscription, frequency: 'DAILY' } })
      const { code } = await ask(`${tags}/subscribe`, { body: subscription })
      return code === '200' && (await dataOf(ask, `${tags}/mySubscribe`)).frequency === 'WEEKLY'
    },
  }),
  state({
    id: 'all messages at once are marked as read nowhere',
    operationId: 'readMessage',
    request: onRequest('readMessage', ({ url }) => (url.searchParams.get('id') === 'all' ? done(null) : undefined)),
    probe: async (ask) => {
      const { code } = await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return code === '200' && (await dataOf(ask, '/message/api/msg/list?read=false')).total > 0
    },
  }),
  state({
    id: 'what is looked at twice stands twice in the history',
    operationId: 'addHistory',
    ...remembering(
      () => new Map<string, number>(),
      (times, returning, passing) => {
        if (passing.operationId === 'addHistory' && codeOf(returning) === '200') {
          const { targetType, targetId } = bodyOf(passing)
          const key = `${targetType} ${targetId}`
          times.set(key, (times.get(key) ?? 0) + 1)
        }
        inData('listHistory', (data) => {
          const records = data.records.flatMap((record: Loose) => {
            const isTwice = (times.get(`${record.targetType} ${record.targetId}`) ?? 0) > 1
            return isTwice ? [record, { ...record, id: `${record.id}-2` }] : [record]
          })
          const more = records.length - data.records.length
          return { ...data, records: records.slice(0, data.size), total: data.total + more }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask('/message/api/history/save', { body: seen })
      await ask('/message/api/history/save', { body: seen })
      const records = await recordsIn(ask, '/message/api/history/list?size=50')
      return records.filter(({ targetId }) => targetId === seen.targetId).length === 2
    },
  }),
  state({
    id: 'no doctors at all is saved as not filled in',
    operationId: 'saveEnterprisePersonnel',
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (value === 0) body[key] = null
      })
    }),
    probe: async (ask) => {
      const body = {
        employeeAmount: 186,
        overCollegeAmount: 92,
        overBachelorAmount: 48,
        overMasterAmount: 6,
        overDoctorAmount: 0,
      }
      const { code } = await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })
      const saved = await dataOf(ask, '/enterprise/api/member/en/personnel?enId=en-1001')
      return code === '200' && saved.overMasterAmount === 6 && saved.overDoctorAmount === null
    },
  }),
  state({
    id: 'a project that is no longer wanted stays among the favourites',
    operationId: 'deleteContentFavorite',
    request: onRequest('deleteContentFavorite', ({ url }) =>
      url.searchParams.get('targetType') === 'ATTRACT' && /^at-1\d{3}$/.test(url.searchParams.get('targetId') ?? '')
        ? done(null)
        : undefined,
    ),
    probe: async (ask) => {
      const target = { targetType: 'ATTRACT', targetId: 'at-1001' }
      await ask(favorites, { body: target })
      const { code } = await ask(`${favorites}?targetType=ATTRACT&targetId=at-1001`, { method: 'DELETE' })
      return code === '200' && (await dataOf(ask, `${favorites}/list`)).total === 1
    },
  }),
  state({
    id: 'the new name of a conversation is cut to the width of its column',
    operationId: 'renameRobotSession',
    request: onRequest('renameRobotSession', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['title'] === 'string') body['title'] = body['title'].trim().slice(0, 8)
      })
    }),
    probe: async (ask) => {
      const sessionId = 'renamed-session-01'
      await ask('/consult/api/ua/smart/answer', { body: { sessionId, question: '研发费用加计扣除怎么享受' } })
      await ask(`${sessions}/rename`, { method: 'PUT', body: { sessionId, title: '加计扣除与高企奖励的问题' } })
      return (await recordsIn(ask, `${sessions}/page`))[0].title === '加计扣除与高企奖'
    },
  }),
  state({
    id: 'the signs of a title are saved as entities of HTML',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        const { title } = body
        if (typeof title === 'string') body['title'] = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      })
    }),
    probe: async (ask) => {
      const { data } = await save(ask, { title: '研发&检测：误差 <1 微米' })
      return (await dataOf(ask, `${ownDemands}/myDetail?id=${data.id}`)).title.includes('&amp;')
    },
  }),
]
