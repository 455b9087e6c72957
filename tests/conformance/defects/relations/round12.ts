import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'an evaluation under review is counted',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      data.evaluationCount += 1
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/member/facilitator/statistics/en-1001'
      const { evaluationCount, scoreCounts } = await dataOf(ask, target)
      return scoreCounts.reduce((sum: number, { count }: Loose) => sum + count, 0) !== evaluationCount
    },
  }),
  relations({
    id: 'a park counts its warehouses among the workshops',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', ({ resourceCounts }) => {
      resourceCounts.house += resourceCounts.warehouse
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?size=50&type='
      for (const { id, park } of await shownRecords(ask, `${list}ENVIRONMENT`)) {
        const { resourceCounts } = await dataOf(ask, `/investment/ua/showResource/detailOfEnvironment?id=${id}`)
        const houses = await shownRecords(ask, `${list}HOUSE&park=${encodeURIComponent(park)}`)
        if (resourceCounts.house > houses.length) return true
      }
      return false
    },
  }),
  relations({
    id: 'the newer notice and the older one change places',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => ({ ...data, prev: data.next, next: data.prev })),
    probe: async (ask) => {
      const news = await shownRecords(ask, '/content/api/ua/notice/pc/list?columnCode=NEWS&size=50')
      const [newest, second] = news.filter(({ top }) => !top)
      const { prev } = await dataOf(ask, `/content/api/ua/notice/pc/detail/${newest.id}`)
      return prev?.id === second.id
    },
  }),
  relations({
    id: 'resources wait for no evaluation',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      data.toEvaluateCount = Math.max(0, data.toEvaluateCount - 1)
    }),
    probe: async (ask) => {
      let waiting = 0
      for (const kind of ['demand', 'resource']) {
        const { records } = await dataOf(ask, `/supanddem/api/customer/${kind}/docking/list?size=50`)
        waiting += records.filter(({ actions }: Loose) => actions.includes('EVALUATE')).length
      }
      return (await dataOf(ask, '/supanddem/api/customer/statistics')).toEvaluateCount < waiting
    },
  }),
]
