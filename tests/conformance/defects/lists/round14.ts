import { dataOf, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { notices } from '../shared/addresses.ts'
import { totalOf } from '../shared/requests.ts'

interface Page {
  records: Loose[]
  total: number
  size: number
  current: number
  pages: number
}

/** A list of at most fifty records that is put together anew of all of them. */
function rearranged(
  operationId: string,
  arrange: (all: Loose[], asked: { current: number; size: number; query: URLSearchParams }) => Page | undefined,
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, { current: number; size: number; query: URLSearchParams }>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size)) return
      asked.set(passing, { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = asked.get(passing)
      return page === undefined ? undefined : arrange(data.records, page)
    }),
  }
}

function cut(records: Loose[], current: number, size: number): Page {
  const pages = Math.ceil(records.length / size)
  return { records: records.slice((current - 1) * size, current * size), total: records.length, size, current, pages }
}

const products = '/enterprise/api/ua/facilitator/product'

const houses = '/investment/ua/showResource/listByType?type=HOUSE&size=50'

export const listsDefects: Defect[] = [
  lists({
    id: 'after the last page comes the last page',
    ...rearranged('listNotices', (all, { current, size }) =>
      cut(all, Math.max(1, Math.min(current, Math.ceil(all.length / size))), size),
    ),
    probe: async (ask) => (await shownRecords(ask, `${notices}?current=400`)).length > 0,
  }),
  lists({
    id: 'a category of the first level has nothing of its own',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data, { url }) => {
      if (!/^sc-\d$/.test(url.searchParams.get('categoryId') ?? '')) return undefined
      return { ...data, records: [], total: 0, pages: 0 }
    }),
    probe: async (ask) => {
      const [{ id, children }] = await dataOf(ask, '/supanddem/api/ua/show/category/typeList?type=SERVICE')
      const inChild = await totalOf(ask, `${products}?categoryId=${children[0].id}`)
      return inChild > (await totalOf(ask, `${products}?categoryId=${id}`))
    },
  }),
  lists({
    id: 'once a value is chosen there is no other to choose',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', ({ facets }, { url }) => {
      for (const [field, options] of Object.entries<Loose[]>(facets)) {
        const chosen = (url.searchParams.get(field) ?? '').split(',').filter((value) => value !== '')
        if (chosen.length > 0) facets[field] = options.filter(({ value }) => chosen.includes(value))
      }
    }),
    probe: async (ask) => {
      const target = '/policy/api/ua/policy/search-list?level=CITY'
      const { facets } = (await ask(target, { as: 'visitor', headers: signatureHeaders({ level: 'CITY' }) })).data
      return facets.level.length === 1
    },
  }),
  lists({
    id: 'a percent sign finds everything there is',
    operationId: 'pageEvents',
    request: onRequest('pageEvents', ({ url: { searchParams } }) => {
      if (/^[%_]+$/.test(searchParams.get('name') ?? '')) searchParams.delete('name')
    }),
    probe: async (ask) => (await totalOf(ask, '/supanddem/api/ua/customer/event/page?name=%25')) > 0,
  }),
  lists({
    id: 'a price that is to be negotiated is below every lower limit',
    ...rearranged('listShowResourcesByType', (all, { current, size, query }) => {
      const isLimited = ['minPrice', 'maxPrice'].some((name) => (query.get(name) ?? '') !== '')
      return cut(isLimited ? all.filter(({ price }) => price !== null) : all, current, size)
    }),
    probe: async (ask) => {
      const isOpen = ({ price, status }: Loose) => price === null && status !== 'DONE'
      const limited = await shownRecords(ask, `${houses}&minPrice=1`)
      return (await shownRecords(ask, houses)).some(isOpen) && !limited.some(isOpen)
    },
  }),
  lists({
    id: 'of several levels the first is looked for',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url: { searchParams } }) => {
      const [first, ...others] = (searchParams.get('level') ?? '').split(',')
      if (first !== undefined && others.length > 0) searchParams.set('level', first)
    }),
    probe: async (ask) => {
      const declarations = '/policy/api/ua/declare/page?level='
      const [one, both] = [await totalOf(ask, `${declarations}CITY`), await totalOf(ask, `${declarations}CITY,COUNTY`)]
      return one === both
    },
  }),
  lists({
    id: 'the total is that of the page',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      data.total = data.records.length
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const history = '/message/api/history/list'
      return (await totalOf(ask, `${history}?size=2`)) < (await totalOf(ask, `${history}?size=4`))
    },
  }),
  lists({
    id: 'each page is sorted by views for itself',
    operationId: 'listAttracts',
    ...(() => {
      const byViews = new WeakSet<Passing>()
      return {
        request: onRequest('listAttracts', (passing) => {
          const { searchParams } = passing.url
          if (searchParams.get('sort') !== 'VIEW') return
          byViews.add(passing)
          searchParams.set('sort', 'NEWEST')
        }),
        reply: inData('listAttracts', ({ records }, passing) => {
          if (byViews.has(passing)) records.sort((one: Loose, other: Loose) => other.viewCount - one.viewCount)
        }),
      } satisfies Pick<Defect, 'request' | 'reply'>
    })(),
    probe: async (ask) => {
      const attracts = '/content/api/ua/attract/list?sort=VIEW&size=5&current='
      const first = await shownRecords(ask, `${attracts}1`)
      const second = await shownRecords(ask, `${attracts}2`)
      return second[0].viewCount > first[4].viewCount
    },
  }),
]
