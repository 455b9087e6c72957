import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'
import { robot } from '../shared/addresses.ts'
import { askedOnce } from '../shared/requests.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the statistics count only demands that are still open',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.demandCount = data.openDemandCount
    }),
    probe: async (ask) => {
      const { demandCount } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return demandCount < (await dataOf(ask, '/supanddem/api/ua/show/demand/count'))
    },
  }),
  relations({
    id: 'in the month the last days are a day early',
    operationId: 'getCalendarMonth',
    // Midnight here is still the day before in UTC.
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const [index, day] of days.entries()) day.endCount = days[index + 1]?.endCount ?? 0
    }),
    probe: async (ask) => {
      const [year, month] = new Date(Date.now() + 28_800_000).toISOString().split('-')
      const calendar = '/policy/api/ua/calendar'
      const { days } = await dataOf(ask, `${calendar}/month?year=${year}&month=${Number(month)}`)
      for (const { date, endCount } of days) {
        if (endCount === 0) continue
        const events: Loose[] = await dataOf(ask, `${calendar}/day?date=${date}`)
        if (events.filter(({ type }) => type === 'DECLARE_END').length !== endCount) return true
      }
      return false
    },
  }),
  relations({
    id: 'a park counts its warehouses among its factories',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', ({ resourceCounts }) => {
      resourceCounts.house += resourceCounts.warehouse
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?size=50&type='
      for (const { id, park } of await shownRecords(ask, `${list}ENVIRONMENT`)) {
        const { resourceCounts } = await dataOf(ask, `/investment/ua/showResource/detailOfEnvironment?id=${id}`)
        const houses = await shownRecords(ask, `${list}HOUSE&park=${encodeURIComponent(park)}`)
        if (resourceCounts.house > houses.filter(({ status }) => status === 'AVAILABLE').length) return true
      }
      return false
    },
  }),
  relations({
    id: 'the list of sessions counts questions and answers',
    operationId: 'pageRobotSessions',
    write: true,
    reply: inData('pageRobotSessions', ({ records }) => {
      for (const session of records) session.turnCount *= 2
    }),
    probe: async (ask) => {
      await ask(`${robot}/answer`, { body: askedOnce })
      const [{ turnCount }] = (await dataOf(ask, '/consult/api/customer/smart/session/page')).records
      const { turns } = await dataOf(ask, `${robot}/session/detail?sessionId=${askedOnce.sessionId}`)
      return turnCount !== turns.length
    },
  }),
]
