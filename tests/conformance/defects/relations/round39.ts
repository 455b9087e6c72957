import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

const calendar = '/policy/api/ua/calendar'
const demands = '/supanddem/api/ua/show/demand'
const notices = '/content/api/ua/notice/pc'
const providers = '/enterprise/api/ua/facilitator'

const sumOf = (list: Loose[], name: string): number => list.reduce((sum, each) => sum + each[name], 0)

export const relationsDefects: Defect[] = [
  relations({
    id: 'a category counts the demands of its siblings too',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (categories: Loose[]) =>
      categories.map((category) => ({
        ...category,
        demandCount: sumOf(
          categories.filter(({ parentId }) => parentId === category.parentId),
          'demandCount',
        ),
      })),
    ),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, `${demands}/category/list`)
      return demandCount !== (await totalOf(ask, `${demands}/list?categoryId=${id}`))
    },
  }),
  relations({
    id: 'the notice before and the one after are taken for each other',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => ({ ...data, prev: data.next, next: data.prev })),
    probe: async (ask) => {
      const [one, other] = await recordsIn(ask, `${notices}/list?columnCode=NEWS`)
      return (await dataOf(ask, `${notices}/detail/${one.id}`)).prev?.id === other.id
    },
  }),
  relations({
    id: 'the score of a provider is rounded on its own page',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      if (typeof data.avgScore === 'number') data.avgScore = Math.round(data.avgScore)
    }),
    probe: async (ask) => {
      const [{ id, avgScore }] = await recordsIn(ask, `${providers}/list`)
      return (await dataOf(ask, `${providers}/${id}`)).avgScore !== avgScore
    },
  }),
  relations({
    id: 'the months of the year are counted from nought',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      const { months } = data
      data.months = months.map(({ month }: Loose, index: number) => ({ ...months.at(index - 1), month }))
    }),
    probe: async (ask) => {
      const { months } = await dataOf(ask, `${calendar}/year?year=2026`)
      const { days } = await dataOf(ask, `${calendar}/month?year=2026&month=11`)
      return months[10].startCount !== sumOf(days, 'startCount')
    },
  }),
]
