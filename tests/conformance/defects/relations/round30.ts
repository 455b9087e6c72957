import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'
import {
  calendar,
  demandList,
  messageCounts,
  messages,
  notice,
  notices,
  oneDay,
  shownDemands,
} from '../shared/addresses.ts'
import { totalOf } from '../shared/requests.ts'

const coming = `${calendar}/month?year=2027&month=1`

export const relationsDefects: Defect[] = [
  relations({
    id: 'reminders are listed as unread and not counted',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.total -= data.byType.REMIND
      data.byType.REMIND = 0
    }),
    probe: async (ask) => (await dataOf(ask, messageCounts)).total < (await totalOf(ask, `${messages}?read=false`)),
  }),
  relations({
    id: 'a category counts demands that its list does not have',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (data: Loose[]) => {
      for (const each of data) if (each.parentId === 'dc-1') each.demandCount += 2
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, `${shownDemands}/category/list`)
      return demandCount > (await totalOf(ask, `${demandList}?categoryId=${id}`))
    },
  }),
  relations({
    id: 'the previous notice is the one that follows in the list',
    operationId: 'getNotice',
    reply: inData('getNotice', ({ prev, next, ...rest }) => ({
      ...rest,
      ...(next === undefined ? {} : { prev: next }),
      ...(prev === undefined ? {} : { next: prev }),
    })),
    probe: async (ask) => {
      const [, second, third] = await recordsIn(ask, `${notices}?columnCode=NEWS`)
      return (await dataOf(ask, `${notice}/${second.id}`)).prev?.id === third.id
    },
  }),
  relations({
    id: 'the month counts what ends on a day on the day after',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      const ends: number[] = data.days.map(({ endCount }: Loose) => endCount)
      data.days = data.days.map((day: Loose, at: number) => ({ ...day, endCount: ends[at - 1] ?? 0 }))
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, coming)
      for (const { date, endCount } of days) {
        const ending = (await dataOf(ask, `${oneDay}?date=${date}`)) as Loose[]
        if (ending.filter(({ type }) => type === 'DECLARE_END').length !== endCount) return true
      }
      return false
    },
  }),
]
