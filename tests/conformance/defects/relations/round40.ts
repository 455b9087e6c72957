import { type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, recordsIn } from '../../asked.ts'
import { relations } from '../../groups.ts'

const year = '/policy/api/ua/calendar/year?year=2026'
const month = '/policy/api/ua/calendar/month?year=2026&month=8'
const sum = (counts: Loose[], name: string): number => counts.reduce((total, each) => total + each[name], 0)

export const relationsDefects: Defect[] = [
  relations({
    id: 'the number of resources takes in what is not shown',
    operationId: 'countResources',
    reply: inData('countResources', (count) => count + 3),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/show/resource/count')) ===
      (await dataOf(ask, '/supanddem/api/ua/show/resource/list')).total + 3,
  }),
  relations({
    id: 'the year counts each month under the next one',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      const last = data.months.at(-1)
      data.months = [last, ...data.months.slice(0, -1)].map((counts, index) => ({ ...counts, month: index + 1 }))
    }),
    probe: async (ask) => {
      const { months } = await dataOf(ask, year)
      const { days } = await dataOf(ask, month)
      return sum(days, 'startCount') !== months[7].startCount && sum(days, 'startCount') === months[8].startCount
    },
  }),
  relations({
    id: 'the kinds of demands do not add up to all demands',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.demandTypes = data.demandTypes.filter(({ demandType }: Loose) => demandType !== 'OTHER')
    }),
    probe: async (ask) => {
      const { demandCount, demandTypes } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return sum(demandTypes, 'count') < demandCount
    },
  }),
  relations({
    id: 'the page of an activity knows no sign-up that the own list has',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (data) => void delete data.mySign),
    probe: async (ask) => {
      const [{ eventId }] = await recordsIn(ask, '/supanddem/api/customer/event/myList')
      return (await dataOf(ask, `/supanddem/api/ua/customer/event/detail?id=${eventId}`)).mySign === undefined
    },
  }),
]
