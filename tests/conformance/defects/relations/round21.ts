import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

function now(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

export const relationsDefects: Defect[] = [
  relations({
    id: 'the year has the activities of a month under the month before',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', ({ months }) => {
      const counts = months.map(({ activityCount }: Loose) => activityCount)
      for (const [index, month] of months.entries()) month.activityCount = counts[index + 1] ?? 0
    }),
    probe: async (ask) => {
      const { months } = await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')
      const sum = days.reduce((count: number, day: Loose) => count + day.activityCount, 0)
      return months[11].activityCount !== sum
    },
  }),
  relations({
    id: 'a category counts the demand that is still being audited',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (categories: Loose[]) => {
      for (const category of categories) if (category.name === '零部件采购') category.demandCount += 1
    }),
    probe: async (ask) => {
      const categories: Loose[] = await dataOf(ask, '/supanddem/api/ua/show/demand/category/list')
      const { id, demandCount } = categories.find(({ name }) => name === '零部件采购')
      const { total } = await dataOf(ask, `/supanddem/api/ua/show/demand/list?categoryId=${id}`)
      return demandCount === total + 1
    },
  }),
  relations({
    id: 'the previous piece of news is the next one',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => ({ ...data, prev: data.next, next: data.prev })),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/content/api/ua/notice/pc/list?columnCode=NEWS')
      const { next } = await dataOf(ask, `/content/api/ua/notice/pc/detail/${records[1].id}`)
      return next?.id === records[0].id
    },
  }),
  relations({
    id: 'an office was last updated when it was last viewed',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => ({ ...data, updateTime: now() })),
    probe: async (ask) => {
      const [{ id, updateTime }] = await shownRecords(ask, '/investment/ua/showResource/listByType?type=OFFICE')
      const detail = await dataOf(ask, `/investment/api/officeResource/detail?id=${id}`)
      return detail.updateTime !== updateTime
    },
  }),
]
