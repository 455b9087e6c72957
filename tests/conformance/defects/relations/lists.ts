import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { relations } from '../../groups.ts'
import { totalOf } from '../shared/requests.ts'

const firstId = async (ask: Parameters<Defect['probe']>[0], target: string) => (await ask(target)).data.records[0]

export const relationsDefects: Defect[] = [
  relations({
    id: 'detail with another title',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => void (data.title = `${data.title}（旧）`.slice(0, 50))),
    probe: async (ask) => {
      const one = await firstId(ask, '/supanddem/api/ua/show/demand/list')
      return (await ask(`/supanddem/api/ua/show/demand/detail?id=${one.id}`)).data.title !== one.title
    },
  }),
  relations({
    id: 'day shifted by one',
    operationId: 'getPolicyDetail',
    reply: inData(
      'getPolicyDetail',
      (data) =>
        void (data.publishTime =
          new Date(Date.parse(data.publishTime.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10) +
          data.publishTime.slice(10)),
    ),
    probe: async (ask) => {
      const one = await firstId(ask, '/policy/api/ua/policy/list')
      return (await ask(`/policy/api/ua/policy/detail?id=${one.id}`)).data.publishTime !== one.publishTime
    },
  }),
  relations({
    id: 'count of all states',
    operationId: 'countDemands',
    reply: inData('countDemands', (data) => data + 4),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/demand/count')).data !==
      (await totalOf(ask, '/supanddem/api/ua/show/demand/list')),
  }),
  relations({
    id: 'levels with the expired',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => void (data.level[0].count += 2)),
    probe: async (ask) => {
      const { level, total: all } = (await ask('/policy/api/ua/policy/policyCount')).data
      return level.reduce((sum: number, each: Loose) => sum + each.count, 0) !== all
    },
  }),
  relations({
    id: 'months that do not add up',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => void (data.months[4].startCount += 1)),
    probe: async (ask) => {
      const year = new Date().getFullYear()
      const { months } = (await ask(`/policy/api/ua/calendar/year?year=${year}`)).data
      const { days } = (await ask(`/policy/api/ua/calendar/month?year=${year}&month=5`)).data
      return months[4].startCount !== days.reduce((sum: number, each: Loose) => sum + each.startCount, 0)
    },
  }),
  relations({
    id: 'types that do not add up',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => void (data.demandTypes[0].count += 1)),
    probe: async (ask) => {
      const { demandTypes, demandCount } = (await ask('/supanddem/api/ua/show/statistics')).data
      return demandTypes.reduce((sum: number, each: Loose) => sum + each.count, 0) !== demandCount
    },
  }),
  relations({
    id: 'unread counts all',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => void (data.total += 3)),
    probe: async (ask) =>
      (await ask('/message/api/msg/count')).data.total !== (await totalOf(ask, '/message/api/msg/list?read=false')),
  }),
  relations({
    id: 'counties of another city',
    operationId: 'listCounties',
    request: onRequest(
      'listCounties',
      ({ url }) => void (url.pathname = '/uaa/api/states/provinces/cities/320100/counties'),
    ),
    probe: async (ask) =>
      (await ask('/uaa/api/states/provinces/cities/321200/counties')).data.some(
        ({ id }: Loose) => !id.startsWith('3212'),
      ),
  }),
  relations({
    id: 'listed and not there',
    operationId: 'getNotice',
    request: onRequest('getNotice', ({ url }) => void (url.pathname = `${url.pathname}0`)),
    probe: async (ask) =>
      (await ask(`/content/api/ua/notice/pc/detail/${(await firstId(ask, '/content/api/ua/notice/pc/list')).id}`))
        .code === '4040',
  }),
  relations({
    id: 'category counts',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (data) => void data.forEach((each: Loose) => (each.demandCount += 1))),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/ua/show/demand/category/list')
      return data[0].demandCount !== (await totalOf(ask, `/supanddem/api/ua/show/demand/list?categoryId=${data[0].id}`))
    },
  }),
  relations({
    id: 'another record',
    operationId: 'getAttract',
    reply: inData('getAttract', (data) => void (data.id = 'at-0')),
    probe: async (ask) =>
      (await ask(`/content/api/ua/attract/detail/${(await firstId(ask, '/content/api/ua/attract/list')).id}`)).data
        .id === 'at-0',
  }),
]
