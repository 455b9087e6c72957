import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { customer } from '../shared/addresses.ts'

const isOf = (status: string) => (record: Loose) => record.status === status

export const relationsDefects: Defect[] = [
  {
    id: 'the figures of one enterprise are those of all',
    group: 'relations',
    operationId: 'getMySupplyDemandStats',
    request: onRequest('getMySupplyDemandStats', ({ url }) => url.searchParams.delete('enId')),
    probe: async (ask) => {
      const own = await dataOf(ask, '/enterprise/api/member/en/list')
      const all = await ask(`${customer}/statistics`)
      for (const { enId } of own) if ((await ask(`${customer}/statistics?enId=${enId}`)).text !== all.text) return false
      return true
    },
  },
  {
    id: 'the own sign-up is not in the detail of the event',
    group: 'relations',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', ({ mySign: _mySign, ...event }) => event),
    probe: async (ask) => {
      const [{ eventId }] = (await dataOf(ask, `${customer}/event/myList`)).records
      return (await dataOf(ask, `/supanddem/api/ua/customer/event/detail?id=${eventId}`)).mySign === undefined
    },
  },
  {
    id: 'the price is the speed',
    group: 'relations',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ scores }) => {
      if (scores !== null) [scores.price, scores.speed] = [scores.speed, scores.price]
    }),
    probe: async (ask) => {
      const { scores } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      const list = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001&size=50'
      const prices = (await dataOf(ask, list)).records.map((record: Loose) => record.scores.price)
      const sum = prices.reduce((all: number, each: number) => all + each, 0)
      return Math.abs(sum / prices.length - scores.price) > 0.1
    },
  },
  {
    id: 'what is being audited can be edited',
    group: 'relations',
    operationId: 'listMyDemands',
    reply: inData('listMyDemands', ({ records }) => {
      for (const record of records.filter(isOf('AUDITING'))) record.actions.push('EDIT')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${customer}/demand/myList?status=AUDITING`)
      return records.some(({ actions }: Loose) => actions.includes('EDIT'))
    },
  },
]
