import { dataOf, shownRecords } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { calendar, events, notice, notices, providers, shownDemands } from '../shared/addresses.ts'
import { reshaped } from '../shared/hooks.ts'
import { totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

export const relationDefects: Defect[] = [
  relations({
    id: 'the number of providers counts some that no list shows',
    ...reshaped('countFacilitators', (count) => count + 3),
    probe: async (ask) => (await dataOf(ask, `${providers}/count`)) > (await totalOf(ask, `${providers}/list`)),
  }),
  relations({
    id: 'a category counts one demand fewer than its list shows',
    ...reshaped('listDemandCategories', (categories) => {
      for (const category of categories) category.demandCount = Math.max(0, category.demandCount - 1)
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, `${shownDemands}/category/list`)
      return (await totalOf(ask, `${shownDemands}/list?categoryId=${id}`)) > demandCount
    },
  }),
  relations({
    id: 'what a day of the month counts happens on the day after',
    ...reshaped('getCalendarMonth', ({ days }) => {
      const counts = days.map(({ startCount, endCount, activityCount }: Loose) => ({
        startCount,
        endCount,
        activityCount,
      }))
      for (const [index, day] of days.entries())
        Object.assign(day, counts[index + 1] ?? { startCount: 0, endCount: 0, activityCount: 0 })
    }),
    probe: async (ask) => {
      const [event] = await shownRecords(ask, `${events}?state=SIGNING`)
      const date = event.startTime.slice(0, 10)
      const [year, month] = date.split('-').map(Number)
      const { days } = (await ask(`${calendar}/month?year=${year}&month=${month}`, { as: 'visitor' })).data
      const happening = (await ask(`${calendar}/day?date=${date}`, { as: 'visitor' })).data
      const activities = happening.filter(({ type }: Loose) => type === 'ACTIVITY').length
      return days.find((day: Loose) => day.date === date).activityCount !== activities
    },
  }),
  relations({
    id: 'the notice before and the notice after are exchanged',
    ...reshaped('getNotice', (data) => ({ ...data, prev: data.next, next: data.prev })),
    probe: async (ask) => {
      const [newest, second] = await shownRecords(ask, `${notices}?columnCode=NEWS`)
      return (await dataOf(ask, `${notice}/${newest.id}`)).prev?.id === second.id
    },
  }),
]
