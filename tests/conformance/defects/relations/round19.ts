import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'
import { houses } from '../shared/addresses.ts'

const year = '/policy/api/ua/calendar/year?year=2026'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the first month of a year is its second',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      data.months = data.months.map(({ month }: Loose, index: number) => ({ ...data.months.at(index - 1), month }))
    }),
    probe: async (ask) => {
      for (const { month, startCount } of (await dataOf(ask, year)).months) {
        const { days } = await dataOf(ask, `/policy/api/ua/calendar/month?year=2026&month=${month}`)
        if (days.reduce((sum: number, day: Loose) => sum + day.startCount, 0) !== startCount) return true
      }
      return false
    },
  }),
  relations({
    id: 'providers still in review are counted',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (data) => data + 3),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/enterprise/api/ua/facilitator/list')
      return (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) !== total
    },
  }),
  relations({
    id: 'what is evaluated is still to be evaluated',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      data.toEvaluateCount = data.finishedDockingCount
    }),
    probe: async (ask) => {
      let open = 0
      for (const kind of ['demand', 'resource']) {
        const { records } = await dataOf(ask, `/supanddem/api/customer/${kind}/docking/list?size=50`)
        open += records.filter(({ actions }: Loose) => actions.includes('EVALUATE')).length
      }
      return (await dataOf(ask, '/supanddem/api/customer/statistics')).toEvaluateCount > open
    },
  }),
  relations({
    id: 'a house was changed when it was published',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.updateTime = data.publishTime
    }),
    probe: async (ask) => {
      const [{ id, updateTime }] = await shownRecords(ask, houses)
      return (await dataOf(ask, `/investment/api/resource/detail?id=${id}`)).updateTime !== updateTime
    },
  }),
]
