import { signed } from '#scripts/conformance/gateway/signature.ts'
import { inData, onRequest, type Defect, type Loose } from '../defect.ts'

/** Of the seeded tenant, which signatures take in. */
const tenantId = 't-321283'
const list = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'lists' })
const relation = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'relations' })

/** Pays no heed to a parameter. */
const deaf = (operationId: string, parameter: string, probe: Defect['probe']): Defect =>
  list({
    id: `${operationId} is deaf to ${parameter}`,
    operationId,
    request: onRequest(operationId, ({ url }) => url.searchParams.delete(parameter)),
    probe,
  })

const total = async (ask: Parameters<Defect['probe']>[0], target: string) => (await ask(target)).data.total as number
const ids = async (ask: Parameters<Defect['probe']>[0], target: string) =>
  (await ask(target)).data.records.map(({ id }: Loose) => id).join() as string

const search = async (ask: Parameters<Defect['probe']>[0], query: string) => {
  const headers = signed(new URLSearchParams(query), tenantId)
  return (await ask(`/policy/api/ua/policy/search-list?${query}`, { headers })).data
}

export const listDefects: Defect[] = [
  deaf('listNotices', 'size', async (ask) => (await ask('/content/api/ua/notice/pc/list?size=2')).data.size !== 2),
  deaf(
    'listResources',
    'current',
    async (ask) =>
      (await ids(ask, '/supanddem/api/ua/show/resource/list?size=2&current=1')) ===
      (await ids(ask, '/supanddem/api/ua/show/resource/list?size=2&current=2')),
  ),
  deaf(
    'listDemands',
    'demandType',
    async (ask) =>
      (await total(ask, '/supanddem/api/ua/show/demand/list?demandType=SPACE')) ===
      (await total(ask, '/supanddem/api/ua/show/demand/list')),
  ),
  deaf(
    'pageEvents',
    'activityType',
    async (ask) =>
      (await total(ask, '/supanddem/api/ua/customer/event/page?activityType=ROADSHOW')) ===
      (await total(ask, '/supanddem/api/ua/customer/event/page')),
  ),
  deaf(
    'listFacilitators',
    'sort',
    async (ask) =>
      (await ids(ask, '/enterprise/api/ua/facilitator/list?sort=VIEW')) ===
      (await ids(ask, '/enterprise/api/ua/facilitator/list')),
  ),
  deaf(
    'listFacilitatorProducts',
    'name',
    async (ask) => (await total(ask, '/enterprise/api/ua/facilitator/product?name=%E4%B6%AE%E4%B6%AE')) > 0,
  ),
  deaf(
    'listMessages',
    'read',
    async (ask) =>
      (await total(ask, '/message/api/msg/list?read=false')) === (await total(ask, '/message/api/msg/list')),
  ),
  deaf(
    'listShowResourcesByType',
    'minArea',
    async (ask) =>
      (await total(ask, '/investment/ua/showResource/listByType?type=HOUSE&minArea=10000')) ===
      (await total(ask, '/investment/ua/showResource/listByType?type=HOUSE')),
  ),
  list({
    id: 'searchPolicies is deaf to level',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', ({ url, headers }) => {
      if (!url.searchParams.has('level') || headers['sign'] === undefined) return
      url.searchParams.delete('level')
      Object.assign(headers, signed(url.searchParams, tenantId))
    }),
    probe: async (ask) => (await search(ask, 'size=2&level=NATION')).total === (await search(ask, 'size=2')).total,
  }),
  list({
    id: 'total one too many',
    operationId: 'listContentSubjects',
    reply: inData('listContentSubjects', (data) => void (data.total += 1)),
    probe: async (ask) => {
      const { records, total: all } = (await ask('/content/api/ua/subject/list?size=50')).data
      return records.length !== all
    },
  }),
  list({
    id: 'filter loses a record',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data, { url }) => {
      if (url.searchParams.has('category') && data.records.length > 0) {
        data.records.pop()
        data.total -= 1
        data.pages = Math.ceil(data.total / data.size)
      }
    }),
    probe: async (ask) => {
      const { records } = (await ask('/content/api/ua/attract/list?size=50')).data
      return (
        (await total(ask, '/content/api/ua/attract/list?category=PROJECT')) <
        records.filter(({ category }: Loose) => category === 'PROJECT').length
      )
    },
  }),
  list({
    id: 'oldest first',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => void (data.records = data.records.toReversed())),
    probe: async (ask) => {
      const { records } = (await ask('/message/api/history/list')).data
      return records[0].viewTime < records.at(-1).viewTime
    },
  }),
  list({
    id: 'last page again beyond the end',
    operationId: 'pageDeclareFiles',
    request: onRequest('pageDeclareFiles', ({ url }) => {
      if (Number(url.searchParams.get('current')) > 3) url.searchParams.set('current', '1')
    }),
    probe: async (ask) => (await ask('/policy/api/show/declareFile/page?size=50&current=99')).data.records.length > 0,
  }),
  list({
    id: 'twenty a page',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url }) => {
      if (!url.searchParams.has('size')) url.searchParams.set('size', '20')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/list')).data.size === 20,
  }),
  list({
    id: 'blanks count in a search',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url }) => {
      const name = url.searchParams.get('name')
      if (name !== null && name !== name.trim()) url.searchParams.set('name', '䶮䶮')
    }),
    probe: async (ask) => (await total(ask, '/supanddem/api/ua/show/demand/list?name=%20%E6%8A%80%E6%9C%AF%20')) === 0,
  }),
  list({
    id: 'facets count three more',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', (data) => void data.facets.level.forEach((each: Loose) => (each.count += 3))),
    probe: async (ask) => {
      const [level] = (await search(ask, 'size=2')).facets.level as { value: string; count: number }[]
      return level !== undefined && level.count === (await search(ask, `size=2&level=${level.value}`)).total + 3
    },
  }),
]

const firstId = async (ask: Parameters<Defect['probe']>[0], target: string) => (await ask(target)).data.records[0]

export const relationDefects: Defect[] = [
  relation({
    id: 'detail with another title',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => void (data.title = `${data.title}（旧）`.slice(0, 50))),
    probe: async (ask) => {
      const one = await firstId(ask, '/supanddem/api/ua/show/demand/list')
      return (await ask(`/supanddem/api/ua/show/demand/detail?id=${one.id}`)).data.title !== one.title
    },
  }),
  relation({
    id: 'day shifted by one',
    operationId: 'getPolicyDetail',
    reply: inData(
      'getPolicyDetail',
      (data) =>
        void (data.publishTime =
          new Date(Date.parse(data.publishTime.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10) +
          data.publishTime.slice(10)),
    ),
    probe: async (ask) => {
      const one = await firstId(ask, '/policy/api/ua/policy/list')
      return (await ask(`/policy/api/ua/policy/detail?id=${one.id}`)).data.publishTime !== one.publishTime
    },
  }),
  relation({
    id: 'count of all states',
    operationId: 'countDemands',
    reply: inData('countDemands', (data) => data + 4),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/demand/count')).data !==
      (await total(ask, '/supanddem/api/ua/show/demand/list')),
  }),
  relation({
    id: 'levels with the expired',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => void (data.level[0].count += 2)),
    probe: async (ask) => {
      const { level, total: all } = (await ask('/policy/api/ua/policy/policyCount')).data
      return level.reduce((sum: number, each: Loose) => sum + each.count, 0) !== all
    },
  }),
  relation({
    id: 'months that do not add up',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => void (data.months[4].startCount += 1)),
    probe: async (ask) => {
      const year = new Date().getFullYear()
      const { months } = (await ask(`/policy/api/ua/calendar/year?year=${year}`)).data
      const { days } = (await ask(`/policy/api/ua/calendar/month?year=${year}&month=5`)).data
      return months[4].startCount !== days.reduce((sum: number, each: Loose) => sum + each.startCount, 0)
    },
  }),
  relation({
    id: 'types that do not add up',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => void (data.demandTypes[0].count += 1)),
    probe: async (ask) => {
      const { demandTypes, demandCount } = (await ask('/supanddem/api/ua/show/statistics')).data
      return demandTypes.reduce((sum: number, each: Loose) => sum + each.count, 0) !== demandCount
    },
  }),
  relation({
    id: 'unread counts all',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => void (data.total += 3)),
    probe: async (ask) =>
      (await ask('/message/api/msg/count')).data.total !== (await total(ask, '/message/api/msg/list?read=false')),
  }),
  relation({
    id: 'counties of another city',
    operationId: 'listCounties',
    request: onRequest(
      'listCounties',
      ({ url }) => void (url.pathname = '/uaa/api/states/provinces/cities/320100/counties'),
    ),
    probe: async (ask) =>
      (await ask('/uaa/api/states/provinces/cities/321200/counties')).data.some(
        ({ id }: Loose) => !id.startsWith('3212'),
      ),
  }),
  relation({
    id: 'listed and not there',
    operationId: 'getNotice',
    request: onRequest('getNotice', ({ url }) => void (url.pathname = `${url.pathname}0`)),
    probe: async (ask) =>
      (await ask(`/content/api/ua/notice/pc/detail/${(await firstId(ask, '/content/api/ua/notice/pc/list')).id}`))
        .code === '4040',
  }),
  relation({
    id: 'category counts',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (data) => void data.forEach((each: Loose) => (each.demandCount += 1))),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/ua/show/demand/category/list')
      return data[0].demandCount !== (await total(ask, `/supanddem/api/ua/show/demand/list?categoryId=${data[0].id}`))
    },
  }),
  relation({
    id: 'another record',
    operationId: 'getAttract',
    reply: inData('getAttract', (data) => void (data.id = 'at-0')),
    probe: async (ask) =>
      (await ask(`/content/api/ua/attract/detail/${(await firstId(ask, '/content/api/ua/attract/list')).id}`)).data
        .id === 'at-0',
  }),
]
