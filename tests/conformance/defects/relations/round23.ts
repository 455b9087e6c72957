import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the month has its events on the day before',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      days.forEach((day: Loose, index: number) => {
        day.activityCount = days[index + 1]?.activityCount ?? 0
      })
    }),
    probe: async (ask) => {
      const { days, events } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')
      const { start } = events.find(({ eventId, start: day }: Loose) => eventId !== undefined && day > '2026-12-01')
      const told = (await dataOf(ask, `/policy/api/ua/calendar/day?date=${start}`)).length
      return told > 0 && days.find(({ date }: Loose) => date === start).activityCount === 0
    },
  }),
  relations({
    id: 'providers that are frozen are counted too',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (count) => count + 3),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/enterprise/api/ua/facilitator/list?size=1')
      return (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) !== total
    },
  }),
  relations({
    id: 'an office has its usable area as its area when it is opened',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => {
      if (typeof data.usableRate === 'number') data.area = Math.round(data.area * data.usableRate) / 100
    }),
    probe: async (ask) => {
      const [{ id, area }] = await shownRecords(ask, '/investment/ua/showResource/listByType?type=OFFICE&size=1')
      return (await dataOf(ask, `/investment/api/officeResource/detail?id=${id}`)).area !== area
    },
  }),
  relations({
    id: 'drafts are not counted among one’s own demands',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      data.demands = data.demands.filter(({ status }: Loose) => status !== 'DRAFT')
    }),
    probe: async (ask) => {
      const { demands } = await dataOf(ask, '/supanddem/api/customer/statistics')
      const { total } = await dataOf(ask, '/supanddem/api/customer/demand/myList?status=DRAFT')
      return total > 0 && !demands.some(({ status }: Loose) => status === 'DRAFT')
    },
  }),
]
