import { dataOf, recordsIn, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest, remembering } from '../../defect.ts'
import { relations } from '../../groups.ts'
import { ownDemands, statistics, tags } from '../shared/addresses.ts'
import { draft, lapse } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'

export const relationsDefects: Defect[] = [
  {
    id: 'a detail counts what is over',
    group: 'relations',
    operationId: 'getPolicySubject',
    reply: inData('getPolicySubject', (data) => {
      data.policyCount += 2
    }),
    probe: async (ask) => {
      const [{ id, policyCount }] = await recordsIn(ask, '/policy/api/ua/subject/list')
      return (await ask(`/policy/api/ua/subject/details/${id}`)).data.policyCount !== policyCount
    },
  },
  {
    id: 'two lists count a tag differently',
    group: 'relations',
    operationId: 'getTopTags',
    reply: inData('getTopTags', (data) => {
      for (const each of data) each.policyCount += 5
    }),
    probe: async (ask) => {
      const [{ tagId, policyCount }] = (await ask(`${tags}/getTags`)).data
      return (await ask(`${tags}/list`)).data.find((each: Loose) => each.tagId === tagId).policyCount !== policyCount
    },
  },
  {
    // Facilitator: only products on sale.
    id: 'a product taken off the shelf is still in the shop',
    group: 'relations',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ products }) => {
      if (products.length > 0) products.push({ ...products[0], id: 'pr-off-1', name: '已下架的服务' })
    }),
    probe: async (ask) => {
      const { products } = (await ask('/enterprise/api/ua/facilitator/fa-2001')).data
      const listed = (await ask('/enterprise/api/ua/facilitator/product?facilitatorId=fa-2001&size=50')).data
      return products.length > listed.total
    },
  },
  {
    id: 'demands of other enterprises are own ones',
    group: 'relations',
    operationId: 'getDemand',
    reply: inData('getDemand', (demand) => {
      if (demand.own === false) demand.own = true
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/customer/demand/myList?size=50')).data
      const own = new Set((records as Loose[]).map(({ id }) => id))
      const all = await shownRecords(ask, '/supanddem/api/ua/show/demand/list?size=50')
      const other = all.find(({ id }) => !own.has(id))
      return (await ask(`/supanddem/api/ua/show/demand/detail?id=${other.id}`)).data.own
    },
  },
  lapse({
    id: 'a favourite does not show as one',
    group: 'relations',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      if (data.favorited !== undefined) data.favorited = false
    }),
    probe: async (ask) => {
      const { id } = (await ask('/policy/api/ua/policy/list')).data.records[0]
      await ask(`/policy/api/customer/policy/favorite/${id}`, { method: 'POST' })
      return (await ask(`/policy/api/ua/policy/detail?id=${id}`)).data.favorited === false
    },
  }),
  {
    id: 'a favourite is counted up only',
    group: 'relations',
    operationId: 'favoriteDemand',
    write: true,
    ...remembering(
      () => ({ extra: new Map<string, number>() }),
      ({ extra }, returning, passing) => {
        const { id, favorited } = passing.operationId === 'favoriteDemand' ? JSON.parse(passing.body || '{}') : {}
        if (favorited === false && isDone(returning)) extra.set(id, (extra.get(id) ?? 0) + 1)
        inData('getDemand', (data) => {
          data.favoriteCount += extra.get(data.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ id }] = (await ask(`${ownDemands}/demandList`)).data.records
      const count = async () => (await ask(`/supanddem/api/ua/show/demand/detail?id=${id}`)).data?.favoriteCount
      const was = await count()
      for (const favorited of [true, false]) await ask(`${ownDemands}/favorite`, { body: { id, favorited } })
      return (await count()) !== was
    },
  },
  {
    id: 'a removed draft leaves a number',
    group: 'relations',
    operationId: 'deleteDemand',
    write: true,
    ...remembering(
      () => ({ left: 0 }),
      (memory, returning, passing) => {
        if (passing.operationId === 'deleteDemand' && isDone(returning)) memory.left += 1
        inData('getMySupplyDemandStats', (data) => {
          data.toEvaluateCount += memory.left
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const count = async () => (await ask(`/supanddem/api/customer/statistics`)).data?.toEvaluateCount
      const was = await count()
      const { id } = (await ask(`${ownDemands}/save`, { body: draft })).data
      await ask(`${ownDemands}/delete?id=${id}`, { method: 'DELETE' })
      return (await count()) === was + 1
    },
  },
  relations({
    // DemandCategoryList: in the order in which the categories are offered.
    id: 'the fullest demand categories are the first',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (categories) => {
      categories.sort((one: Loose, other: Loose) => other.demandCount - one.demandCount)
    }),
    probe: async (ask) => {
      const counts = (await dataOf(ask, '/supanddem/api/ua/show/demand/category/list')).map(
        ({ demandCount }: Loose) => demandCount,
      )
      return counts[0] > 0 && counts.every((count: number, index: number) => count <= (counts[index - 1] ?? count))
    },
  }),
  {
    id: 'the days of a trend are always seven',
    group: 'relations',
    operationId: 'getFacilitatorStatistics',
    request: onRequest('getFacilitatorStatistics', ({ url }) => url.searchParams.delete('days')),
    probe: async (ask) => (await dataOf(ask, `${statistics}?days=30`)).days.length === 7,
  },
  {
    id: 'the next article of any column',
    group: 'relations',
    operationId: 'getNotice',
    reply: inData('getNotice', (notice) => {
      notice.columnCode = notice.id.endsWith('1') ? 'MEDIA' : notice.columnCode
    }),
    probe: async (ask) => {
      const { records } = (await ask('/content/api/ua/notice/pc/list?size=50')).data
      const changed = records.find(({ id, columnCode }: Loose) => id.endsWith('1') && columnCode !== 'MEDIA')
      return (await ask(`/content/api/ua/notice/pc/detail/${changed.id}`)).data.columnCode === 'MEDIA'
    },
  },
]
