import { dataOf } from '../../asked.ts'
import { type Defect, inData } from '../../defect.ts'
import { demandList, houses, shownDemands } from '../shared/addresses.ts'
import { totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

const notice = '/content/api/ua/notice/pc/detail'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the red dot does not count reminders that the list shows unread',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.total -= data.byType.REMIND
      data.byType.REMIND = 0
    }),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/message/api/msg/count')
      return total < (await totalOf(ask, '/message/api/msg/list?read=false'))
    },
  }),
  relations({
    id: 'categories count demands that their list does not show',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (data) => {
      for (const category of data) if (category.demandCount > 3) category.demandCount += 1
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, `${shownDemands}/category/list`)
      return demandCount > (await totalOf(ask, `${demandList}?categoryId=${id}`))
    },
  }),
  relations({
    id: 'a factory costs a month in its list and a year when it is opened',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      if (typeof data.price === 'number') data.price *= 12
    }),
    probe: async (ask) => {
      const record = (await dataOf(ask, houses)).records.find(({ price }: { price: unknown }) => Number(price) > 0)
      return (await dataOf(ask, `/investment/api/resource/detail?id=${record.id}`)).price === record.price * 12
    },
  }),
  relations({
    id: 'the next notice leads back past the one it came from',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      if (data.prev !== null) [data.prev, data.next] = [data.next, data.prev]
    }),
    probe: async (ask) => {
      const { next } = await dataOf(ask, `${notice}/n-1002`)
      return (await dataOf(ask, `${notice}/${next.id}`)).prev?.id !== 'n-1002'
    },
  }),
]
