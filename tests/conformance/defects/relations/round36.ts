import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import {
  calendar,
  demandList,
  messageCounts,
  messages,
  providerList,
  providers,
  shownDemands,
} from '../shared/addresses.ts'
import { relations } from '../../groups.ts'

const endsIn = (days: Loose[]): number => days.reduce((sum, { endCount }) => sum + endCount, 0)

export const relationsDefects: Defect[] = [
  relations({
    id: 'the last day of a month is left blank though the year counts what ends on it',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      const last = days.findLast(({ endCount }: Loose) => endCount > 0)
      if (last !== undefined) last.endCount = 0
    }),
    probe: async (ask) => {
      const year = new Date().getFullYear()
      const { months } = await dataOf(ask, `${calendar}/year?year=${year}`)
      const { month, endCount } = months.find((each: Loose) => each.endCount > 0)
      return endsIn((await dataOf(ask, `${calendar}/month?year=${year}&month=${month}`)).days) < endCount
    },
  }),
  relations({
    id: 'a shortcut to a category counts closed demands that the hall does not show',
    operationId: 'listDemandCommandCategories',
    reply: inData('listDemandCommandCategories', (categories) => {
      for (const each of categories) each.demandCount += 2
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, `${shownDemands}/command/category`)
      return demandCount > (await dataOf(ask, `${demandList}?categoryId=${id}`)).total
    },
  }),
  relations({
    id: 'the page of a facilitator has an older mean score than the list',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      if (typeof data.avgScore === 'number') data.avgScore = Math.round((data.avgScore - 0.3) * 10) / 10
    }),
    probe: async (ask) => {
      const [{ id, avgScore }] = await recordsIn(ask, providerList)
      return (await dataOf(ask, `${providers}/${id}`)).avgScore !== avgScore
    },
  }),
  relations({
    id: 'the badge counts read reminders as unread',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.byType.REMIND += 1
      data.total += 1
    }),
    probe: async (ask) => {
      const { byType } = await dataOf(ask, messageCounts)
      return byType.REMIND !== (await dataOf(ask, `${messages}?read=false&type=REMIND`)).total
    },
  }),
]
