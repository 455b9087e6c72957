import { generateKeyPairSync } from 'node:crypto'
import { dataOf, dayAfter } from '../asked.ts'
import { envelopeOf, inData, onReply, onRequest, type Defect, type Loose } from '../defect.ts'

const statistics = '/enterprise/api/member/facilitator/statistics/en-1001'
const customer = '/supanddem/api/customer'
const events = `${customer}/event/myList`
const resourceDockings = new Set<unknown>()

const pkcs1 = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ format: 'der', type: 'pkcs1' })
  .toString('base64')

const overEvent = {
  signId: 'es-over',
  eventId: 'ev-over',
  state: 'FINISHED',
  status: 'FINISHED',
  signEnd: '2026-01-04 18:00:00',
  startTime: '2026-01-05 14:00:00',
  endTime: '2026-01-05 17:00:00',
  cancellable: false,
}

export const upbringingDefects: Defect[] = [
  {
    id: 'a reply to an evaluation has no moment',
    group: 'shape',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const record of records) delete record.replyTime
    }),
    probe: async (ask) => {
      const shown = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001&size=50'
      const { records } = await dataOf(ask, shown)
      return records.some(({ reply, replyTime }: Loose) => reply !== undefined && replyTime === undefined)
    },
  },
  {
    id: 'every event that is open is full',
    group: 'shape',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (data) => {
      if (data.state === 'SIGNING') data.state = 'FULL'
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/ua/customer/event/page?size=50')
      const { id } = records.find(({ state }: Loose) => state === 'SIGNING')
      return (await dataOf(ask, `/supanddem/api/ua/customer/event/detail?id=${id}`)).state === 'FULL'
    },
  },
  {
    id: 'an evaluation may be edited for ever',
    group: 'shape',
    operationId: 'listFacilitatorEvaluations',
    reply: inData('listFacilitatorEvaluations', ({ records }) => {
      for (const record of records)
        record.editableUntil ??= dayAfter(record.createTime, 7) + record.createTime.slice(10)
    }),
    probe: async (ask) => {
      const received = '/enterprise/api/member/facilitator/evaluate?direction=RECEIVED&size=50'
      const today = new Date().toISOString().slice(0, 10)
      return (await dataOf(ask, received)).records.some(
        ({ editableUntil }: Loose) => editableUntil.slice(0, 10) < today,
      )
    },
  },
  {
    id: 'the end of a docking is not in its timeline',
    group: 'shape',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status === 'FINISHED') data.timeline = data.timeline.filter(({ action }: Loose) => action !== 'CONFIRM')
    }),
    probe: async (ask) => {
      const docking = '/supanddem/api/customer/demand/docking'
      const { records } = await dataOf(ask, `${docking}/list?status=FINISHED`)
      const { timeline } = await dataOf(ask, `${docking}/detail?id=${records[0].id}`)
      return timeline.every(({ action }: Loose) => action !== 'CONFIRM')
    },
  },
  {
    id: 'the key of the tenant is in another form',
    group: 'shape',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => {
      data.rsaPublicKey = pkcs1
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/tenant/info')).rsaPublicKey === pkcs1,
  },
  {
    id: 'the days of a trend are always seven',
    group: 'relations',
    operationId: 'getFacilitatorStatistics',
    request: onRequest('getFacilitatorStatistics', ({ url }) => url.searchParams.delete('days')),
    probe: async (ask) => (await dataOf(ask, `${statistics}?days=30`)).days.length === 7,
  },
  {
    id: 'the trend ends yesterday',
    group: 'shape',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', ({ days }) => {
      for (const day of days) day.date = dayAfter(day.date, -1)
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, statistics)
      return days.at(-1).date !== new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    },
  },
  {
    id: 'an event that is over stands before those to come',
    group: 'lists',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', (data) => {
      const [coming] = data.records
      if (coming === undefined) return
      data.records.unshift({ ...coming, ...overEvent })
      data.total += 1
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const states = (await dataOf(ask, `${events}?size=50`)).records.map(({ state }: Loose) => state)
      return states[0] === 'FINISHED' && states[1] === 'SIGNING'
    },
  },
  {
    id: 'a docking about a resource opens as one about a demand',
    group: 'access',
    operationId: 'getDemandDocking',
    request: onRequest('getDemandDocking', (passing) => {
      if (resourceDockings.has(passing.url.searchParams.get('id')))
        passing.url.pathname = `${customer}/resource/docking/detail`
    }),
    reply: onReply('listResourceDockings', (returning) => {
      const data: Loose = envelopeOf(returning)?.['data']
      for (const { id } of data?.records ?? []) resourceDockings.add(id)
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${customer}/resource/docking/list`)
      return (await ask(`${customer}/demand/docking/detail?id=${records[0].id}`)).code === '200'
    },
  },
]
