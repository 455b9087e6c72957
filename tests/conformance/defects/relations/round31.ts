import { type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, recordsIn } from '../../asked.ts'
import { relations } from '../../groups.ts'
import {
  batches,
  calendar,
  demandStatistics,
  messageCounts,
  messages,
  offices,
  oneDay,
  shownDemands,
} from '../shared/addresses.ts'
import { totalOf } from '../shared/requests.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the statistics leave completed demands out of all demands',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => void (data.demandCount -= data.completedDemandCount)),
    probe: async (ask) => {
      const { demandCount } = await dataOf(ask, demandStatistics)
      return demandCount < (await dataOf(ask, `${shownDemands}/count`))
    },
  }),
  relations({
    id: 'the unread messages count one that the list of them has not',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.total += 1
      data.byType.SYSTEM += 1
    }),
    probe: async (ask) => (await totalOf(ask, messageCounts)) === (await totalOf(ask, `${messages}?read=false`)) + 1,
  }),
  relations({
    id: 'the month counts the ends of each day on the day after',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      const counts = days.map(({ endCount }: Loose) => endCount)
      for (const [index, day] of days.entries()) day.endCount = counts[index - 1] ?? 0
    }),
    probe: async (ask) => {
      const [from] = await recordsIn(ask, `${batches}?declareState=ENDING`)
      const [year, month, date] = from.end.split('-').map(Number)
      const { days } = await dataOf(ask, `${calendar}/month?year=${year}&month=${month}`)
      const ends = (await dataOf(ask, `${oneDay}?date=${from.end}`)).filter(({ type }: Loose) => type === 'DECLARE_END')
      return ends.length !== days[date - 1].endCount
    },
  }),
  relations({
    id: 'an office costs twelve times as much on its page as in the list',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => {
      if (typeof data.price === 'number') data.price = Math.round(data.price * 1200) / 100
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, offices)
      const { id, price } = records.find((each) => each.price > 0)
      return (await dataOf(ask, `/investment/api/officeResource/detail?id=${id}`)).price > 11 * price
    },
  }),
]
