import { dataOf, opened, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'providers who left are still counted',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (count) => count + 3),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/enterprise/api/ua/facilitator/list')
      return (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) !== total
    },
  }),
  relations({
    id: 'months of the year count from zero',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', ({ year, months }) => ({
      year,
      months: months.map(({ month }: Loose, index: number) => ({ ...months[(index + 11) % 12], month })),
    })),
    probe: async (ask) => {
      const { months } = await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=11')
      const sum = days.reduce((before: number, { startCount }: Loose) => before + startCount, 0)
      return months[10].startCount !== sum
    },
  }),
  relations({
    id: 'before a piece of news comes what comes after it',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      data.prev = data.next
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/content/api/ua/notice/pc/list')
      const all = await opened(ask, records, ({ id }) => `/content/api/ua/notice/pc/detail/${id}`)
      return all.some(({ prev, next }) => prev !== null && prev.id === next?.id)
    },
  }),
  relations({
    id: 'demands off the shelf still count in their category',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (categories) => {
      for (const category of categories) if (category.demandCount > 0) category.demandCount += 1
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, '/supanddem/api/ua/show/demand/category/list')
      return (await dataOf(ask, `/supanddem/api/ua/show/demand/list?categoryId=${id}`)).total !== demandCount
    },
  }),
]
