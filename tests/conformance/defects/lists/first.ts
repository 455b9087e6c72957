import { signed } from '#scripts/conformance/gateway/signature.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { totalOf } from '../shared/requests.ts'

/** Of the seeded tenant, which signatures take in. */
const tenantId = 't-321283'

/** Pays no heed to a parameter. */
const deaf = (operationId: string, parameter: string, probe: Defect['probe']): Defect =>
  lists({
    id: `${operationId} is deaf to ${parameter}`,
    operationId,
    request: onRequest(operationId, ({ url }) => url.searchParams.delete(parameter)),
    probe,
  })

const ids = async (ask: Parameters<Defect['probe']>[0], target: string) =>
  (await ask(target)).data.records.map(({ id }: Loose) => id).join() as string

const search = async (ask: Parameters<Defect['probe']>[0], query: string) => {
  const headers = signed(new URLSearchParams(query), tenantId)
  return (await ask(`/policy/api/ua/policy/search-list?${query}`, { headers })).data
}

export const listsDefects: Defect[] = [
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
      (await totalOf(ask, '/supanddem/api/ua/show/demand/list?demandType=SPACE')) ===
      (await totalOf(ask, '/supanddem/api/ua/show/demand/list')),
  ),
  deaf(
    'pageEvents',
    'activityType',
    async (ask) =>
      (await totalOf(ask, '/supanddem/api/ua/customer/event/page?activityType=ROADSHOW')) ===
      (await totalOf(ask, '/supanddem/api/ua/customer/event/page')),
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
    async (ask) => (await totalOf(ask, '/enterprise/api/ua/facilitator/product?name=%E4%B6%AE%E4%B6%AE')) > 0,
  ),
  deaf(
    'listMessages',
    'read',
    async (ask) =>
      (await totalOf(ask, '/message/api/msg/list?read=false')) === (await totalOf(ask, '/message/api/msg/list')),
  ),
  deaf(
    'listShowResourcesByType',
    'minArea',
    async (ask) =>
      (await totalOf(ask, '/investment/ua/showResource/listByType?type=HOUSE&minArea=10000')) ===
      (await totalOf(ask, '/investment/ua/showResource/listByType?type=HOUSE')),
  ),
  lists({
    id: 'searchPolicies is deaf to level',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', ({ url, headers }) => {
      if (!url.searchParams.has('level') || headers['sign'] === undefined) return
      url.searchParams.delete('level')
      Object.assign(headers, signed(url.searchParams, tenantId))
    }),
    probe: async (ask) => (await search(ask, 'size=2&level=NATION')).total === (await search(ask, 'size=2')).total,
  }),
  lists({
    id: 'total one too many',
    operationId: 'listContentSubjects',
    reply: inData('listContentSubjects', (data) => void (data.total += 1)),
    probe: async (ask) => {
      const { records, total: all } = (await ask('/content/api/ua/subject/list?size=50')).data
      return records.length !== all
    },
  }),
  lists({
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
        (await totalOf(ask, '/content/api/ua/attract/list?category=PROJECT')) <
        records.filter(({ category }: Loose) => category === 'PROJECT').length
      )
    },
  }),
  lists({
    id: 'oldest first',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => void (data.records = data.records.toReversed())),
    probe: async (ask) => {
      const { records } = (await ask('/message/api/history/list')).data
      return records[0].viewTime < records.at(-1).viewTime
    },
  }),
  lists({
    id: 'last page again beyond the end',
    operationId: 'pageDeclareFiles',
    request: onRequest('pageDeclareFiles', ({ url }) => {
      if (Number(url.searchParams.get('current')) > 3) url.searchParams.set('current', '1')
    }),
    probe: async (ask) => (await ask('/policy/api/show/declareFile/page?size=50&current=99')).data.records.length > 0,
  }),
  lists({
    id: 'twenty a page',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url }) => {
      if (!url.searchParams.has('size')) url.searchParams.set('size', '20')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/list')).data.size === 20,
  }),
  lists({
    id: 'blanks count in a search',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url }) => {
      const name = url.searchParams.get('name')
      if (name !== null && name !== name.trim()) url.searchParams.set('name', '䶮䶮')
    }),
    probe: async (ask) =>
      (await totalOf(ask, '/supanddem/api/ua/show/demand/list?name=%20%E6%8A%80%E6%9C%AF%20')) === 0,
  }),
  lists({
    id: 'facets count three more',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', (data) => void data.facets.level.forEach((each: Loose) => (each.count += 3))),
    probe: async (ask) => {
      const [level] = (await search(ask, 'size=2')).facets.level as { value: string; count: number }[]
      return level !== undefined && level.count === (await search(ask, `size=2&level=${level.value}`)).total + 3
    },
  }),
]
