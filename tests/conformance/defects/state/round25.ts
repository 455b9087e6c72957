import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { question, session } from '../shared/requests.ts'
import { idOf } from '../shared/values.ts'

/** The saved quiet hours are those of the column's default; the reply repeats what was sent. */
function quietHoursLost(): Pick<Defect, 'request' | 'reply'> {
  const sent = new WeakMap<Passing, { quietStart: Loose; quietEnd: Loose }>()
  return {
    request: onRequest('subscribeTags', (passing) => {
      const { quietStart, quietEnd } = bodyOf(passing)
      if (!isTime(quietStart) || !isTime(quietEnd)) return
      sent.set(passing, { quietStart, quietEnd })
      changeBody(passing, (body) => Object.assign(body, { quietStart: '22:00', quietEnd: '08:00' }))
    }),
    reply: inData('subscribeTags', (data, passing) => ({ ...data, ...sent.get(passing) })),
  }
}

const isTime = (value: Loose) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

const personnel = {
  employeeAmount: 186,
  overCollegeAmount: 60,
  overBachelorAmount: 48,
  overMasterAmount: 5,
  overDoctorAmount: 0,
}

const subscription = {
  tagIds: ['t-101'],
  departments: [],
  levels: [],
  channels: ['SITE'],
  frequency: 'WEEKLY',
  quietStart: '21:00',
  quietEnd: '07:00',
  deadlineRemind: [7],
}

export const stateDefects: Defect[] = [
  {
    id: 'the footprints’ setting answers as if changed and is never committed',
    group: 'state',
    write: true,
    operationId: 'setHistorySetting',
    request: onRequest('setHistorySetting', (passing) => {
      const { enabled } = bodyOf(passing)
      if (passing.method !== 'PUT' || askerOf(passing) === '' || typeof enabled !== 'boolean') return undefined
      return jsonReply({ returnCode: '200', data: { enabled, keepDays: 90, maxCount: 200 } })
    }),
    probe: async (ask) => {
      await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: false } })
      return (await dataOf(ask, '/message/api/history/setting')).enabled === true
    },
  },
  {
    id: 'reading all messages at once does not evict the cached count of unread ones',
    group: 'state',
    write: true,
    operationId: 'countUnreadMessages',
    ...remembering(
      () => ({ counts: new Map<string, Buffer>(), stale: new Set<string>() }),
      ({ counts, stale }, returning, passing) => {
        const asker = askerOf(passing)
        if (codeOf(returning) !== '200') return
        if (passing.operationId === 'readMessage') {
          if (idOf(passing) === 'all') stale.add(asker)
          else stale.delete(asker)
        } else if (passing.operationId === 'countUnreadMessages') {
          const old = counts.get(asker)
          if (stale.has(asker) && old !== undefined) returning.body = old
          else counts.set(asker, returning.body)
        }
      },
    ),
    probe: async (ask) => {
      await ask('/message/api/msg/count')
      await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return (await dataOf(ask, '/message/api/msg/count')).total > 0
    },
  },
  {
    id: 'a favourite site is inserted twice and listed twice',
    group: 'state',
    write: true,
    operationId: 'addInvestmentFavorite',
    ...remembering(
      () => new Set<string>(),
      (added, returning, passing) => {
        const keyOf = ({ targetType, targetId }: Loose) => `${askerOf(passing)} ${targetType} ${targetId}`
        onReply('addInvestmentFavorite', () => {
          if (passing.method === 'POST' && codeOf(returning) === '200') added.add(keyOf(bodyOf(passing)))
        })(returning, passing)
        inData('listInvestmentFavorites', (data) => {
          const records = data.records.flatMap((record: Loose) =>
            added.has(keyOf(record)) ? [record, { ...record, id: `${record.id}0` }] : [record],
          )
          const total = data.total + records.length - data.records.length
          return { ...data, records, total, pages: Math.ceil(total / data.size) }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask('/investment/api/customer/favorite', { body: { targetType: 'HOUSE', targetId: 'hs-1001' } })
      return (await dataOf(ask, '/investment/api/customer/favorite/list?targetId=hs-1001')).total === 2
    },
  },
  {
    id: 'a renamed conversation keeps its old title in the list',
    group: 'state',
    write: true,
    operationId: 'renameRobotSession',
    ...remembering(
      () => new Map<string, string>(),
      (titles, returning, passing) => {
        inData('pageRobotSessions', ({ records }) => {
          for (const record of records) {
            const old = titles.get(record.sessionId)
            if (old === undefined) titles.set(record.sessionId, record.title)
            else record.title = old
          }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', { body: question })
      await ask('/consult/api/customer/smart/session/page')
      const body = { sessionId: session, title: '加计扣除的问答' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      const { records } = await dataOf(ask, '/consult/api/customer/smart/session/page')
      return records.length > 0 && records[0].title !== body.title
    },
  },
  {
    id: 'the quiet hours of a subscription are not mapped to the table and stay the default ones',
    group: 'state',
    write: true,
    operationId: 'subscribeTags',
    ...quietHoursLost(),
    probe: async (ask) => {
      await ask('/policy/api/customer/tag/subscribe', { body: subscription })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).quietStart !== '21:00'
    },
  },
  {
    id: 'a head count that was saved as zero is read back as not filled in',
    group: 'state',
    write: true,
    operationId: 'getEnterprisePersonnel',
    reply: inData('getEnterprisePersonnel', (data) => {
      for (const [name, value] of Object.entries(data)) if (value === 0) data[name] = null
    }),
    probe: async (ask) => {
      await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body: personnel })
      return (await dataOf(ask, '/enterprise/api/member/en/personnel?enId=en-1001')).overDoctorAmount !== 0
    },
  },
  {
    id: 'after all tags are unsubscribed the tag library still marks them as subscribed',
    group: 'state',
    write: true,
    operationId: 'deleteAllTags',
    ...remembering(
      () => ({ marked: new Map<string, Set<string>>(), cleared: new Map<string, Set<string>>() }),
      ({ marked, cleared }, returning, passing) => {
        const asker = askerOf(passing)
        const mine = marked.get(asker) ?? new Set<string>()
        marked.set(asker, mine)
        inData('addTag', () => {
          mine.add(bodyOf(passing)['tagId'])
        })(returning, passing)
        inData('deleteTag', () => {
          mine.delete(passing.url.searchParams.get('tagId') ?? '')
        })(returning, passing)
        inData('deleteAllTags', () => {
          cleared.set(asker, new Set(mine))
          mine.clear()
        })(returning, passing)
        inData('listTags', (data) => {
          for (const tag of data) {
            if (tag.subscribed) mine.add(tag.tagId)
            else if (cleared.get(asker)?.has(tag.tagId)) tag.subscribed = true
          }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask('/policy/api/customer/tag/add', { body: { tagId: 't-101' } })
      await ask('/policy/api/customer/tag/deleteAll', { method: 'DELETE' })
      const tags = await dataOf(ask, '/policy/api/customer/tag/list')
      return tags.some(({ subscribed }: Loose) => subscribed)
    },
  },
]
