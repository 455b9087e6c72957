import { dataOf, recordsIn } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import {
  calendar,
  demandList,
  event,
  messageCounts,
  messages,
  notice,
  notices,
  shownDemands,
} from '../shared/addresses.ts'
import { reshaped } from '../shared/hooks.ts'
import { totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

export const relationDefects: Defect[] = [
  relations({
    id: 'the unread number counts a reminder that was read',
    ...reshaped('countUnreadMessages', (data) => {
      data.byType.REMIND += 1
      data.total += 1
    }),
    probe: async (ask) =>
      (await dataOf(ask, messageCounts)).byType.REMIND > (await totalOf(ask, `${messages}?read=false&type=REMIND`)),
  }),
  relations({
    id: 'the month has its activities a day before the day has them',
    ...reshaped('getCalendarMonth', ({ days }) =>
      days.forEach((day: Loose, index: number) => {
        day.activityCount = days[index + 1]?.activityCount ?? 0
      }),
    ),
    probe: async (ask) => {
      const start: string = (await dataOf(ask, event)).startTime.slice(0, 10)
      const [year, month] = start.split('-')
      const { days } = await dataOf(ask, `${calendar}/month?year=${year}&month=${Number(month)}`)
      return days.find(({ date }: Loose) => date === start).activityCount === 0
    },
  }),
  relations({
    id: 'the next notice is the one that the list has before it',
    ...reshaped('getNotice', (data) => ({ ...data, prev: data.next, next: data.prev })),
    probe: async (ask) => (await dataOf(ask, `${notice}/${(await recordsIn(ask, notices))[0].id}`)).prev !== null,
  }),
  relations({
    id: 'a category counts demands that its list does not have',
    ...reshaped('listDemandCategories', (categories) =>
      categories.forEach((category: Loose) => {
        if (category.demandCount > 3) category.demandCount += 2
      }),
    ),
    probe: async (ask) => {
      const categories: Loose[] = await dataOf(ask, `${shownDemands}/category/list`)
      const { id, demandCount } = categories.find((category) => category.demandCount > 3)
      return demandCount !== (await totalOf(ask, `${demandList}?categoryId=${id}`))
    },
  }),
]
