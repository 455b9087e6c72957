import { askerOf, bodyOf, dataOf, parameter } from '../../asked.ts'
import { type Defect, type Loose, changeBody, codeOf, inData, onRequest, remembering, setJson } from '../../defect.ts'

const state = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'state' })

export const stateDefects: Defect[] = [
  state({
    id: 'what is added to the favourites once more is there twice',
    operationId: 'addContentFavorite',
    write: true,
    ...remembering(
      () => new Set<string>(),
      (doubled, returning, passing) => {
        const who = askerOf(passing)
        const { operationId } = passing
        if (operationId === 'addContentFavorite' && codeOf(returning) === '4090') {
          const { targetType, targetId } = bodyOf(passing)
          doubled.add(`${who} ${targetType} ${targetId}`)
          setJson(returning, { returnCode: '200', data: null })
        }
        if (operationId === 'deleteContentFavorite')
          doubled.delete(`${who} ${parameter('targetType')(passing)} ${parameter('targetId')(passing)}`)
        inData('listContentFavorites', (data) => {
          const records = data.records.flatMap((record: Loose) =>
            doubled.has(`${who} ${record.targetType} ${record.targetId}`) ? [record, record] : [record],
          )
          const total = data.total + records.length - data.records.length
          return { ...data, records: records.slice(0, data.size), total, pages: Math.ceil(total / data.size) }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const body = { targetType: 'NEWS', targetId: 'n-1002' }
      await ask('/content/api/customer/favorite', { body })
      await ask('/content/api/customer/favorite', { body })
      return (await dataOf(ask, '/content/api/customer/favorite/list')).total === 2
    },
  }),
  state({
    id: 'the number of unread messages comes from a cache that reading does not clear',
    operationId: 'countUnreadMessages',
    write: true,
    ...remembering(
      () => new Map<string, Loose>(),
      (cache, returning, passing) => {
        if (passing.operationId === 'deleteMessages') cache.delete(askerOf(passing))
        inData('countUnreadMessages', (data) => {
          const cached = cache.get(askerOf(passing))
          if (cached === undefined) cache.set(askerOf(passing), data)
          return cached ?? data
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const before = await dataOf(ask, '/message/api/msg/count')
      await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return before.total > 0 && (await dataOf(ask, '/message/api/msg/count')).total === before.total
    },
  }),
  state({
    id: 'a zero in the section about carriers is taken for not filled in',
    operationId: 'saveEnterpriseCarrier',
    write: true,
    request: onRequest('saveEnterpriseCarrier', (passing) => {
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (value === 0) body[key] = null
      })
    }),
    probe: async (ask) => {
      const body = { incubatorDisposableArea: 800, incubatorCompanyAmount: 3, incubatorGraduatedCompanyAmount: 0 }
      await ask('/enterprise/api/member/en/save/carrier?enId=en-1001', { body })
      const saved = await dataOf(ask, '/enterprise/api/member/en/carrier?enId=en-1001')
      return saved.incubatorCompanyAmount === 3 && saved.incubatorGraduatedCompanyAmount === null
    },
  }),
  state({
    id: 'the end of the quiet hours stays what it was by default',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        if (/^\d\d:\d\d$/.test(String(body['quietEnd']))) body['quietEnd'] = '08:00'
      })
    }),
    probe: async (ask) => {
      const scope = { tagIds: [], departments: [], levels: [], channels: ['SITE'], deadlineRemind: [7] }
      const body = { frequency: 'WEEKLY', quietStart: '21:00', quietEnd: '07:00', ...scope }
      await ask('/policy/api/customer/tag/subscribe', { body })
      const saved = await dataOf(ask, '/policy/api/customer/tag/mySubscribe')
      return saved.quietStart === '21:00' && saved.quietEnd === '08:00'
    },
  }),
  state({
    id: 'the statistics go on counting a demand that was deleted',
    operationId: 'getMySupplyDemandStats',
    write: true,
    ...remembering(
      () => ({ statuses: new Map<string, string>(), deleted: new Map<string, string[]>() }),
      ({ statuses, deleted }, returning, passing) => {
        const who = askerOf(passing)
        inData('listMyDemands', ({ records }) => {
          for (const { id, status } of records) statuses.set(id, status)
        })(returning, passing)
        if (passing.operationId === 'deleteDemand' && codeOf(returning) === '200') {
          const status = statuses.get(parameter('id')(passing)) ?? 'DRAFT'
          deleted.set(who, [...(deleted.get(who) ?? []), status])
        }
        inData('getMySupplyDemandStats', ({ demands }) => {
          for (const status of deleted.get(who) ?? []) {
            const counted = demands.find((one: Loose) => one.status === status)
            if (counted === undefined) demands.push({ status, count: 1 })
            else counted.count += 1
          }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask('/supanddem/api/customer/demand/delete?id=de-1026', { method: 'DELETE' })
      const { demands } = await dataOf(ask, '/supanddem/api/customer/statistics')
      const { total } = await dataOf(ask, '/supanddem/api/customer/demand/myList?status=DRAFT')
      return total === 0 && demands.some(({ status }: Loose) => status === 'DRAFT')
    },
  }),
  state({
    id: 'one click on a keyword counts for two',
    operationId: 'updateRobotKeyword',
    write: true,
    ...remembering(
      () => new Map<string, number>(),
      (clicks, returning, passing) => {
        if (passing.operationId === 'updateRobotKeyword' && codeOf(returning) === '200') {
          const { id } = bodyOf(passing)
          clicks.set(id, (clicks.get(id) ?? 0) + 1)
        }
        inData('pageRobotKeywords', ({ records }) => {
          for (const record of records) record.hitCount += clicks.get(record.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const page = '/consult/api/ua/keyword/page?size=1'
      const [before] = (await dataOf(ask, page)).records
      await ask('/consult/api/ua/keyword/update', { body: { id: before.id } })
      return (await dataOf(ask, page)).records[0].hitCount === before.hitCount + 2
    },
  }),
  state({
    id: 'giving up a favourite demand does not lower how often it is one',
    operationId: 'favoriteDemand',
    write: true,
    ...remembering(
      () => new Map<string, number>(),
      (lost, returning, passing) => {
        const { id, favorited } = bodyOf(passing)
        if (passing.operationId === 'favoriteDemand' && favorited === false && codeOf(returning) === '200')
          lost.set(id, (lost.get(id) ?? 0) + 1)
        inData('favoriteDemand', (data) => {
          data.favoriteCount += lost.get(id) ?? 0
        })(returning, passing)
        inData('getDemand', (data) => {
          data.favoriteCount += lost.get(data.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const favorite = '/supanddem/api/customer/demand/favorite'
      const detail = '/supanddem/api/ua/show/demand/detail?id=de-1104'
      const before = (await dataOf(ask, detail)).favoriteCount
      await ask(favorite, { body: { id: 'de-1104', favorited: true } })
      await ask(favorite, { body: { id: 'de-1104', favorited: false } })
      return (await dataOf(ask, detail)).favoriteCount === before + 1
    },
  }),
]
