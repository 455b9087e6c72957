import { bodyOf, dataOf, dayAfter, parameter, recordsIn } from '../../asked.ts'
import { idOf, isWritten } from '../shared/values.ts'
import { isDone } from '../shared/tokens.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  inData,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { state } from '../../groups.ts'
import { done, fieldOf } from '../shared/requests.ts'
import { isAsked } from '../shared/guards.ts'

const history = '/message/api/history'

const setting = `${history}/setting`

const member = '/enterprise/api/member/en'

const tags = '/policy/api/customer/tag'

const declared = '/policy/api/customer/declare'

const event = '/supanddem/api/ua/customer/event/detail?id=ev-1001'

const typeOf = fieldOf('targetType')

const targetOf = fieldOf('targetId')

const signOf = parameter('signId')

/** The line of what has been looked at before stays where it is. */
function viewedOnce(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const seen = new Set<string>()
  const keyOf = (passing: Passing) => `${passing.headers['authorization']} ${typeOf(passing)} ${targetOf(passing)}`
  return {
    request: onRequest('addHistory', (passing) => (seen.has(keyOf(passing)) ? done(null) : undefined)),
    reply: onReply('addHistory', (returning, passing) => {
      if (isDone(returning)) seen.add(keyOf(passing))
    }),
    restart: () => seen.clear(),
  }
}

/** The columns that are null are left out of the update. */
function nullsLeftOut(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const saved = new Map<string, Record<string, Loose>>()
  const enterprise = parameter('enId')
  return {
    request: onRequest('saveEnterpriseCarrier', (passing) => {
      const earlier = saved.get(enterprise(passing)) ?? {}
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(body)) if (value === null) body[name] = earlier[name] ?? null
      })
    }),
    reply: onReply('saveEnterpriseCarrier', (returning, passing) => {
      if (isDone(returning)) saved.set(enterprise(passing), bodyOf(passing))
    }),
    restart: () => saved.clear(),
  }
}

const viewed = (targetId: string) => ({ body: { targetType: 'POLICY', targetId, title: '示例政策' } })

export const stateDefects: Defect[] = [
  state({
    id: 'the history answers that it is off and stays on',
    operationId: 'setHistorySetting',
    request: onRequest('setHistorySetting', (passing) => {
      const { enabled } = bodyOf(passing)
      if (enabled !== false || !isAsked(passing)) return undefined
      return done({ enabled, keepDays: 90, maxCount: 200 })
    }),
    probe: async (ask) => {
      const { data } = await ask(setting, { method: 'PUT', body: { enabled: false } })
      return data.enabled === false && (await dataOf(ask, setting)).enabled === true
    },
  }),
  state({
    id: 'what is viewed again does not move up in the history',
    operationId: 'addHistory',
    ...viewedOnce(),
    probe: async (ask) => {
      for (const id of ['p-1002', 'p-1003', 'p-1002']) {
        if ((await ask(`${history}/save`, viewed(id))).code !== '200') return false
      }
      return (await recordsIn(ask, `${history}/list`))[0].targetId === 'p-1003'
    },
  }),
  state({
    id: 'to read all messages is to read the one whose identifier is all',
    operationId: 'readMessage',
    request: onRequest('readMessage', (passing) =>
      idOf(passing) === 'all' && isAsked(passing) ? done(null) : undefined,
    ),
    probe: async (ask) => {
      const { code } = await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return code === '200' && (await dataOf(ask, '/message/api/msg/count')).total > 0
    },
  }),
  state({
    id: 'of the levels of a subscription the first is kept',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        if (Array.isArray(body['levels'])) body['levels'] = body['levels'].slice(0, 1)
      })
    }),
    probe: async (ask) => {
      const body = { tagIds: ['t-101'], levels: ['COUNTY', 'CITY'] }
      const { code } = await ask(`${tags}/subscribe`, { body })
      return code === '200' && (await dataOf(ask, `${tags}/mySubscribe`)).levels.length === 1
    },
  }),
  state({
    id: 'the numbers of a carrier cannot be emptied again',
    operationId: 'saveEnterpriseCarrier',
    ...nullsLeftOut(),
    probe: async (ask) => {
      const numbers = { incubatorCompanyAmount: 46, incubatorGraduatedCompanyAmount: 13 }
      const target = `${member}/save/carrier?enId=en-1001`
      await ask(target, { body: { incubatorDisposableArea: 12_000, ...numbers } })
      const { code } = await ask(target, { body: { incubatorDisposableArea: null, ...numbers } })
      const { incubatorDisposableArea } = await dataOf(ask, `${member}/carrier?enId=en-1001`)
      return code === '200' && incubatorDisposableArea === 12_000
    },
  }),
  state({
    id: 'the day of foundation is saved as the evening before in Greenwich',
    operationId: 'saveEnterpriseBasic',
    request: onRequest('saveEnterpriseBasic', (passing) => {
      changeBody(passing, (body) => {
        const day = body['establishTime']
        if (isWritten(day) && /^\d{4}-\d\d-\d\d$/.test(day)) body['establishTime'] = dayAfter(day, -1)
      })
    }),
    probe: async (ask) => {
      const basic = await dataOf(ask, `${member}/basic?enId=en-1001`)
      await ask(`${member}/save/basic?enId=en-1001`, { body: { ...basic, establishTime: '2016-05-18' } })
      return (await dataOf(ask, `${member}/basic?enId=en-1001`)).establishTime === '2016-05-17'
    },
  }),
  state({
    id: 'the seats of a cancelled sign-up stay taken',
    operationId: 'cancelEventSign',
    ...remembering(
      () => ({ events: new Map<string, Loose>(), seats: new Map<string, number>() }),
      ({ events, seats }, returning, passing) => {
        inData('listMyEventSigns', ({ records }) => {
          for (const sign of records) events.set(sign.signId, sign)
        })(returning, passing)
        inData('cancelEventSign', () => {
          const { eventId, attendCount = 0 } = events.get(signOf(passing)) ?? {}
          seats.set(eventId, (seats.get(eventId) ?? 0) + attendCount)
        })(returning, passing)
        inData('getEventDetail', (data) => {
          data.signedCount += seats.get(data.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ signId }] = await recordsIn(ask, '/supanddem/api/customer/event/myList')
      const before = (await dataOf(ask, event)).signedCount
      const { code } = await ask(`/supanddem/api/customer/event/sign/cancel?signId=${signId}`, { method: 'PUT' })
      return code === '200' && (await dataOf(ask, event)).signedCount === before
    },
  }),
  state({
    id: 'a deleted record of declaring is still opened from the cache',
    operationId: 'deleteDeclareRecord',
    ...remembering(
      () => new Map<string, Buffer>(),
      (details, returning, passing) => {
        onReply('getDeclareRecord', () => {
          if (isDone(returning)) details.set(idOf(passing), returning.body)
          else if (codeOf(returning) === '4040') returning.body = details.get(idOf(passing)) ?? returning.body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask(`${declared}/detail?id=dr-1012`)
      const { code } = await ask(`${declared}/delete?id=dr-1012`, { method: 'DELETE' })
      return code === '200' && (await ask(`${declared}/detail?id=dr-1012`)).code === '200'
    },
  }),
]
