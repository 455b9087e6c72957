import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the next of the news is the newer one',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      Object.assign(data, { prev: data.next, next: data.prev })
    }),
    probe: async (ask) => {
      const list = await shownRecords(ask, '/content/api/ua/notice/pc/list?columnCode=NEWS')
      return (await dataOf(ask, `/content/api/ua/notice/pc/detail/${list[1].id}`)).next?.id === list[0].id
    },
  }),
  relations({
    // Midnight here is still the day before in UTC.
    id: 'the month counts beginnings a day early',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      const counts: number[] = days.map(({ startCount }: Loose) => startCount)
      for (const [index, day] of days.entries()) day.startCount = counts[index + 1] ?? 0
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=11')
      for (const { date, startCount } of days) {
        const events = await dataOf(ask, `/policy/api/ua/calendar/day?date=${date}`)
        if (events.filter(({ type }: Loose) => type === 'DECLARE_START').length !== startCount) return true
      }
      return false
    },
  }),
  relations({
    id: 'what was sent counts as received and not answered',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      data.receivedPendingCount += data.sentOpenCount
    }),
    probe: async (ask) => {
      let waiting = 0
      for (const kind of ['demand', 'resource'])
        waiting += (await dataOf(ask, `/supanddem/api/customer/${kind}/docking/list?role=OWNER&status=PENDING`)).total
      return (await dataOf(ask, '/supanddem/api/customer/statistics')).receivedPendingCount > waiting
    },
  }),
  relations({
    // The kinds of the total are listed by hand, and one came later.
    id: 'reminders are unread, but not among all that is unread',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.total -= data.byType.REMIND
    }),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/message/api/msg/count')
      return total < (await dataOf(ask, '/message/api/msg/list?read=false')).total
    },
  }),
]
