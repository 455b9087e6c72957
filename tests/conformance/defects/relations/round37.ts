import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

const notices = '/content/api/ua/notice/pc'

const own = '/supanddem/api/customer'

const calendar = '/policy/api/ua/calendar'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the number of resources counts two that the list does not have',
    operationId: 'countResources',
    reply: inData('countResources', (data) => data + 2),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/show/resource/count')) ===
      (await totalOf(ask, '/supanddem/api/ua/show/resource/list')) + 2,
  }),
  relations({
    id: 'the month counts what ends on the day before',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      const counts = days.map(({ endCount }: Loose) => endCount)
      for (const [index, day] of days.entries()) day.endCount = counts[index + 1] ?? 0
    }),
    probe: async (ask) => {
      const [{ end }] = await shownRecords(ask, '/policy/api/ua/declare/page?declareState=ENDING')
      const [year, month, day] = end.split('-').map(Number)
      const { days } = await dataOf(ask, `${calendar}/month?year=${year}&month=${month}`)
      const ending = (await dataOf(ask, `${calendar}/day?date=${end}`)).filter(
        ({ type }: Loose) => type === 'DECLARE_END',
      )
      return ending.length > 0 && days[day - 1].endCount !== ending.length
    },
  }),
  relations({
    id: 'the next notice is called the one before',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => void Object.assign(data, { prev: data.next, next: data.prev })),
    probe: async (ask) => {
      const [first, second] = await shownRecords(ask, `${notices}/list?columnCode=NEWS`)
      return (await dataOf(ask, `${notices}/detail/${first.id}`)).prev?.id === second.id
    },
  }),
  relations({
    id: 'applications for resources are not counted among those that wait for a reply',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => void (data.receivedPendingCount -= 1)),
    probe: async (ask) => {
      const waiting = 'docking/list?role=OWNER&status=PENDING'
      const { receivedPendingCount } = await dataOf(ask, `${own}/statistics`)
      const demands = await totalOf(ask, `${own}/demand/${waiting}`)
      return receivedPendingCount === demands && (await totalOf(ask, `${own}/resource/${waiting}`)) > 0
    },
  }),
]
