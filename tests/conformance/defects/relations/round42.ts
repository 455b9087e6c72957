import { dataOf, recordsIn } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { calendar, notice, notices, plotDetail, plots, providerList } from '../shared/addresses.ts'
import { reshaped } from '../shared/hooks.ts'
import { monthOf, totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

const countOf = ({ endCount }: Loose): number => endCount

const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0)

export const relationsDefects: Defect[] = [
  relations({
    id: 'the number of providers counts those that have left',
    ...reshaped('countFacilitators', (count) => count + 3),
    probe: async (ask) =>
      (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) !== (await totalOf(ask, providerList)),
  }),
  relations({
    id: 'the price of land is in yuan where its page is opened',
    ...reshaped('getLandResourceDetail', (data) => {
      if (typeof data.price === 'number') data.price *= 10_000
    }),
    probe: async (ask) => {
      const [{ id, price }] = await recordsIn(ask, plots)
      return (await dataOf(ask, `${plotDetail}?id=${id}`)).price !== price
    },
  }),
  relations({
    id: 'the one before and the one after in a column are swapped',
    ...reshaped('getNotice', (data) => {
      const { prev = null, next = null, ...rest } = data
      return { ...rest, ...(next === null ? {} : { prev: next }), ...(prev === null ? {} : { next: prev }) }
    }),
    probe: async (ask) => {
      const [one, two] = await recordsIn(ask, `${notices}?columnCode=NEWS`)
      return (await dataOf(ask, `${notice}/${two.id}`)).next?.id === one.id
    },
  }),
  relations({
    id: 'the year counts what ends in a month under the month after',
    ...reshaped('getCalendarYear', ({ months }) => {
      const counts = months.map(countOf)
      months.forEach((month: Loose, index: number) => void (month.endCount = counts[index - 1] ?? 0))
    }),
    probe: async (ask) => {
      const { year, month, days } = await monthOf(ask)
      const { months } = await dataOf(ask, `${calendar}/year?year=${year}`)
      return months[month - 1].endCount !== sum(days.map(countOf))
    },
  }),
]
