import { generateKeyPairSync } from 'node:crypto'
import { dataOf, dayAfter } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { statistics } from '../shared/addresses.ts'

const pkcs1 = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ format: 'der', type: 'pkcs1' })
  .toString('base64')

export const shapeDefects: Defect[] = [
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
]
