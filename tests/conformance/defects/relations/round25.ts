import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the calendar’s year knows no activities where its months do',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', ({ months }) => {
      for (const month of months) month.activityCount = 0
    }),
    probe: async (ask) => {
      const { months } = await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')
      const inDays = days.reduce((sum: number, day: Loose) => sum + day.activityCount, 0)
      return inDays > 0 && months[11].activityCount !== inDays
    },
  }),
  relations({
    id: 'the number of providers counts those that are not listed too',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (count) => Number(count) + 6),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/enterprise/api/ua/facilitator/list')
      return (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) !== total
    },
  }),
  relations({
    id: 'a plot’s page works its square metres out of rounded mu and differs from the list',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      if (typeof data.landAreaMu === 'number') data.landArea = Math.round(data.landAreaMu * 667)
    }),
    probe: async (ask) => {
      const [plot] = await shownRecords(ask, '/investment/ua/showResource/listByType?type=LAND')
      return (await dataOf(ask, `/investment/api/landResource/detail?id=${plot.id}`)).landArea !== plot.area
    },
  }),
  relations({
    id: 'the number of received dockings that wait for a reply leaves out the latest one',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      data.receivedPendingCount = Math.max(0, data.receivedPendingCount - 1)
    }),
    probe: async (ask) => {
      const query = 'role=OWNER&status=PENDING'
      const demands = await dataOf(ask, `/supanddem/api/customer/demand/docking/list?${query}`)
      const resources = await dataOf(ask, `/supanddem/api/customer/resource/docking/list?${query}`)
      const { receivedPendingCount } = await dataOf(ask, '/supanddem/api/customer/statistics')
      return receivedPendingCount !== demands.total + resources.total
    },
  }),
]
