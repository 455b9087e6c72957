import { dataOf, recordsIn } from '../../asked.ts'
import type { Defect } from '../../defect.ts'
import { reshaped } from '../shared/hooks.ts'
import { totalOf } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

export const relationDefects: Defect[] = [
  relations({
    id: 'a category counts demands that its list does not show',
    ...reshaped('listDemandCategories', ([category]) => void (category.demandCount += 2)),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, '/supanddem/api/ua/show/demand/category/list')
      return (await totalOf(ask, `/supanddem/api/ua/show/demand/list?categoryId=${id}`)) !== demandCount
    },
  }),
  relations({
    id: 'the news before and after are exchanged',
    ...reshaped('getNotice', (data) => {
      const { prev, next } = data
      return { ...data, prev: next, next: prev }
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, '/content/api/ua/notice/pc/list?columnCode=NEWS')
      const { next } = await dataOf(ask, `/content/api/ua/notice/pc/detail/${records[1].id}`)
      return next.id === records[0].id
    },
  }),
  relations({
    id: 'the land costs another price on its own page than in the list',
    ...reshaped('getLandResourceDetail', (data) => {
      if (typeof data.price === 'number') data.price *= 10
    }),
    probe: async (ask) => {
      const [{ id, price }] = await recordsIn(ask, '/investment/ua/showResource/listByType?type=LAND')
      return (await dataOf(ask, `/investment/api/landResource/detail?id=${id}`)).price !== price
    },
  }),
  relations({
    id: 'the number of facilitators counts those that have left',
    ...reshaped('countFacilitators', (count) => count + 3),
    probe: async (ask) =>
      (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) !==
      (await totalOf(ask, '/enterprise/api/ua/facilitator/list')),
  }),
]
