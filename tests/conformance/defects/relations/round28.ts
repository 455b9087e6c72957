import { dataOf, recordsIn } from '../../asked.ts'
import { totalOf } from '../shared/requests.ts'
import { houses } from '../shared/addresses.ts'
import { type Defect, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

const unread = '/message/api/msg/list?read=false'

const dockings = (kind: string) => `/supanddem/api/customer/${kind}/docking/list?role=OWNER&status=PENDING`

export const relationsDefects: Defect[] = [
  relations({
    id: 'the badge leaves out the reminders that the list has unread',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.total -= data.byType.REMIND
      data.byType.REMIND = 0
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/count')).total < (await totalOf(ask, unread)),
  }),
  relations({
    id: 'providers that have not been admitted are counted and not listed',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (count) => count + 3),
    probe: async (ask) =>
      (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) >
      (await totalOf(ask, '/enterprise/api/ua/facilitator/list')),
  }),
  relations({
    id: 'dockings of resources are not among those that wait for an answer',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      if (data.receivedPendingCount > 1) data.receivedPendingCount -= 1
    }),
    probe: async (ask) => {
      const waiting = (await totalOf(ask, dockings('demand'))) + (await totalOf(ask, dockings('resource')))
      return (await dataOf(ask, '/supanddem/api/customer/statistics')).receivedPendingCount < waiting
    },
  }),
  relations({
    id: 'the rent of a house is that of a year where it is opened',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      if (data.tradeType === 'RENT' && typeof data.price === 'number') data.price *= 12
    }),
    probe: async (ask) => {
      const [first] = await recordsIn(ask, houses)
      const { price } = await dataOf(ask, `/investment/api/resource/detail?id=${first.id}`)
      return first.price > 0 && price === first.price * 12
    },
  }),
]
