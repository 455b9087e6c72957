import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'
import { fiftyHouses } from '../shared/addresses.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the month counts deadlines by the day of Greenwich',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const [index, day] of days.entries()) day.endCount = days[index + 1]?.endCount ?? 0
    }),
    probe: async (ask) => {
      const { days } = (await ask('/policy/api/ua/calendar/month?year=2026&month=12', { as: 'visitor' })).data
      const { date, endCount } = days.find((day: Loose) => day.endCount > 0)
      const { data } = await ask(`/policy/api/ua/calendar/day?date=${date}`, { as: 'visitor' })
      return data.filter(({ type }: Loose) => type === 'DECLARE_END').length < endCount
    },
  }),
  relations({
    id: 'a picture story still refers to a policy that was taken away',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', ({ relatedPolicies }) => {
      if (relatedPolicies.length > 1) relatedPolicies.at(-1).id = 'p-0917'
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, '/content/api/ua/subject/list')
      const { relatedPolicies } = await dataOf(ask, `/content/api/ua/subject/details/${id}`)
      return (await ask(`/policy/api/ua/policy/detail?id=${relatedPolicies.at(-1).id}`)).code === '4040'
    },
  }),
  relations({
    id: 'a hall that is reserved or sold in the list can be had when opened',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.status = 'AVAILABLE'
    }),
    probe: async (ask) => {
      const { id } = (await shownRecords(ask, fiftyHouses)).find(({ status }) => status !== 'AVAILABLE')
      return (await dataOf(ask, `/investment/api/resource/detail?id=${id}`)).status === 'AVAILABLE'
    },
  }),
  relations({
    id: 'finished dockings are still counted as waiting for an answer',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      data.receivedPendingCount += data.finishedDockingCount
    }),
    probe: async (ask) => {
      const waiting = 'docking/list?role=OWNER&status=PENDING'
      const { total: demands } = await dataOf(ask, `/supanddem/api/customer/demand/${waiting}`)
      const { total: resources } = await dataOf(ask, `/supanddem/api/customer/resource/${waiting}`)
      const { receivedPendingCount } = await dataOf(ask, '/supanddem/api/customer/statistics')
      return receivedPendingCount > demands + resources
    },
  }),
]
