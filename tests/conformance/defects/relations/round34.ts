import { dataOf } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { reshaped } from '../shared/hooks.ts'
import { calendar, demandList, demandStatistics, messageCounts, messages, providers } from '../shared/addresses.ts'
import { totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

const typeOf = ({ demandTypes }: Loose, type: string): Loose =>
  demandTypes.find(({ demandType }: Loose) => demandType === type)

export const relationsDefects: Defect[] = [
  relations({
    id: 'the year counts one batch less than the days of a month that end one',
    ...reshaped('getCalendarYear', ({ months }) => {
      for (const month of months) month.endCount = Math.max(0, month.endCount - 1)
    }),
    probe: async (ask) => {
      const { months } = await dataOf(ask, `${calendar}/year?year=2026`)
      const { days } = await dataOf(ask, `${calendar}/month?year=2026&month=10`)
      const ending = days.reduce((sum: number, { endCount }: Loose) => sum + endCount, 0)
      return months[9].endCount === ending - 1
    },
  }),
  relations({
    id: 'the count of providers takes in those that are not listed',
    ...reshaped('countFacilitators', (count) => count + 3),
    probe: async (ask) => (await dataOf(ask, `${providers}/count`)) === (await totalOf(ask, `${providers}/list`)) + 3,
  }),
  relations({
    id: 'the statistics count demands for services among the others',
    ...reshaped('getSupplyDemandStats', (data) => {
      typeOf(data, 'OTHER').count += typeOf(data, 'SERVICE').count
      typeOf(data, 'SERVICE').count = 0
    }),
    probe: async (ask) => {
      const { count } = typeOf(await dataOf(ask, demandStatistics), 'SERVICE')
      return count < (await totalOf(ask, `${demandList}?demandType=SERVICE`))
    },
  }),
  relations({
    id: 'unread reminders are counted as messages of the system',
    ...reshaped('countUnreadMessages', ({ byType }) => {
      byType.SYSTEM += byType.REMIND
      byType.REMIND = 0
    }),
    probe: async (ask) =>
      (await dataOf(ask, messageCounts)).byType.REMIND < (await totalOf(ask, `${messages}?type=REMIND&read=false`)),
  }),
]
