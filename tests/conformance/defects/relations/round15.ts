import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'
import { providers } from '../shared/addresses.ts'

const counted = new Set(['dc-13', 'dc-31'])

export const relationsDefects: Defect[] = [
  relations({
    id: 'demands that were taken down count on in their category',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (data) => {
      for (const category of data) if (counted.has(category.id)) category.demandCount += 1
    }),
    probe: async (ask) => {
      const categories = await dataOf(ask, '/supanddem/api/ua/show/demand/category/list')
      for (const { id, demandCount } of categories) {
        const { total } = await dataOf(ask, `/supanddem/api/ua/show/demand/list?categoryId=${id}&size=1`)
        if (total !== demandCount) return true
      }
      return false
    },
  }),
  relations({
    id: 'the month dots an event on the day before, where the day itself has none',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const [index, day] of days.entries()) day.activityCount = days[index + 1]?.activityCount ?? 0
    }),
    probe: async (ask) => {
      const events = await shownRecords(ask, '/supanddem/api/ua/customer/event/page?state=SIGNING')
      for (const { startTime } of events) {
        const date = startTime.slice(0, 10)
        const [year, month] = date.split('-').map(Number)
        const { days } = await dataOf(ask, `/policy/api/ua/calendar/month?year=${year}&month=${month}`)
        const { activityCount } = days.find((day: Loose) => day.date === date)
        const ofDay: Loose[] = await dataOf(ask, `/policy/api/ua/calendar/day?date=${date}`)
        if (activityCount !== ofDay.filter(({ type }) => type === 'ACTIVITY').length) return true
      }
      return false
    },
  }),
  relations({
    id: 'beside a project stands one that was signed long ago and cannot be opened',
    operationId: 'getAttract',
    reply: inData('getAttract', (data) => {
      if (data.category === 'PROJECT')
        data.related.splice(-1, 1, { id: 'at-1016', title: '已签约的食品冷链项目（示例）' })
    }),
    probe: async (ask) => {
      const { related } = await dataOf(ask, '/content/api/ua/attract/detail/at-1001')
      for (const { id } of related) if ((await ask(`/content/api/ua/attract/detail/${id}`)).code === '4040') return true
      return false
    },
  }),
  relations({
    id: 'the shop window counts opinions too that nobody has approved yet',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      if (data.evaluationCount > 4) data.evaluationCount += 1
    }),
    probe: async (ask) => {
      for (const { id } of await shownRecords(ask, `${providers}/list?size=5`)) {
        const { evaluationCount } = await dataOf(ask, `${providers}/${id}`)
        const { total } = await dataOf(ask, `${providers}/evaluate?facilitatorId=${id}&size=1`)
        if (evaluationCount !== total) return true
      }
      return false
    },
  }),
]
