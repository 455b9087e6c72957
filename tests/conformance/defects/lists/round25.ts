import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

/** A list of at most fifty that is filtered or sorted again. */
function repicked(
  operationId: string,
  when: (query: URLSearchParams) => boolean,
  pick: (records: Loose[]) => Loose[],
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, { current: number; size: number }>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !when(searchParams)) return
      asked.set(passing, { current: Number(current), size: Number(size) })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = asked.get(passing)
      if (page === undefined) return undefined
      const { current, size } = page
      const picked = pick(data.records)
      const records = picked.slice((current - 1) * size, current * size)
      return { records, total: picked.length, size, current, pages: Math.ceil(picked.length / size) }
    }),
  }
}

/** A page after the last is taken for the last. */
function lastPageAgain(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let pages = new Map<string, number>()
  const keyOf = ({ url }: Passing) => {
    const query = new URLSearchParams(url.searchParams)
    query.delete('current')
    query.sort()
    return query.toString()
  }
  return {
    request: onRequest('listResources', (passing) => {
      const { searchParams } = passing.url
      const last = pages.get(keyOf(passing)) ?? 0
      if (last > 0 && Number(searchParams.get('current')) > last) searchParams.set('current', String(last))
    }),
    reply: inData('listResources', (data, passing) => {
      pages.set(keyOf(passing), data.pages)
    }),
    restart: () => {
      pages = new Map()
    },
  }
}

/** The stage is no column: it is worked out of the page that was read. */
function stageOfPage(): Pick<Defect, 'request' | 'reply'> {
  const stages = new WeakMap<Passing, string>()
  return {
    request: onRequest('listDeclareRecords', (passing) => {
      const stage = passing.url.searchParams.get('stage') ?? ''
      if (!/^(TODO|RUNNING|GRANTED|ENDED)$/.test(stage)) return
      stages.set(passing, stage)
      passing.url.searchParams.delete('stage')
    }),
    reply: inData('listDeclareRecords', (data, passing) => {
      const stage = stages.get(passing)
      if (stage !== undefined) data.records = data.records.filter((record: Loose) => record.stage === stage)
    }),
  }
}

export const listsDefects: Defect[] = [
  lists({
    id: 'a percent sign in the keyword is a wildcard of LIKE',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url: { searchParams } }) => {
      const word = searchParams.get('keyWord') ?? ''
      if (!word.includes('%')) return
      const left = word.replaceAll('%', '').trim()
      if (left === '') searchParams.delete('keyWord')
      else searchParams.set('keyWord', left)
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/attract/list?keyWord=%25')).total > 0,
  }),
  lists({
    id: 'a page after the last one is the last one again',
    operationId: 'listResources',
    ...lastPageAgain(),
    probe: async (ask) => {
      await ask('/supanddem/api/ua/show/resource/list?size=50', { as: 'visitor' })
      return (await shownRecords(ask, '/supanddem/api/ua/show/resource/list?size=50&current=9')).length > 0
    },
  }),
  lists({
    id: 'sites whose price is negotiable drop out when a price is asked for',
    ...repicked(
      'listShowResourcesByType',
      (query) => query.has('minPrice') || query.has('maxPrice'),
      (records) => records.filter(({ negotiable }) => negotiable !== true),
    ),
    probe: async (ask) => {
      for (const type of ['HOUSE', 'LAND', 'OFFICE']) {
        const list = `/investment/ua/showResource/listByType?type=${type}&size=50`
        const open = (await shownRecords(ask, list)).filter(({ negotiable }) => negotiable)
        const found = (await shownRecords(ask, `${list}&minPrice=0`)).filter(({ negotiable }) => negotiable)
        if (open.length > 0 && found.length === 0) return true
      }
      return false
    },
  }),
  lists({
    id: 'a category of the first level finds no products, as they carry those of the second',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data, { url }) => {
      if (!/^sc-\d$/.test(url.searchParams.get('categoryId') ?? '')) return undefined
      return { ...data, records: [], total: 0, pages: 0 }
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/facilitator/product?categoryId=sc-1')).total === 0,
  }),
  lists({
    id: 'providers are sorted by score from the lowest',
    ...repicked(
      'listFacilitators',
      (query) => query.get('sort') === 'SCORE',
      (records) => records.toSorted((one, other) => (one.avgScore ?? 0) - (other.avgScore ?? 0)),
    ),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/list?sort=SCORE&size=50')
      return (records[0].avgScore ?? 0) < (records.at(-1).avgScore ?? 0)
    },
  }),
  lists({
    id: 'the stage is picked out of each page, and the total is of all stages',
    operationId: 'listDeclareRecords',
    ...stageOfPage(),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/policy/api/customer/declare/list?stage=TODO&size=50')
      return records.length < total
    },
  }),
  lists({
    id: 'of several levels only the first is looked for',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url: { searchParams } }) => {
      const [first = '', ...others] = (searchParams.get('level') ?? '').split(',')
      if (others.length > 0) searchParams.set('level', first)
    }),
    probe: async (ask) => {
      const both = await dataOf(ask, '/policy/api/ua/declare/page?level=NATION,PROVINCE')
      return both.total < (await dataOf(ask, '/policy/api/ua/declare/page?level=PROVINCE')).total
    },
  }),
  lists({
    id: 'the pager caps a page of enterprises at twenty',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url: { searchParams } }) => {
      const size = searchParams.get('size') ?? ''
      if (/^(2[1-9]|[34]\d|50)$/.test(size)) searchParams.set('size', '20')
    }),
    probe: async (ask) => {
      const name = encodeURIComponent('泰兴')
      return (await shownRecords(ask, `/enterprise/api/ua/en/lib/list?name=${name}&size=50`)).length === 20
    },
  }),
]
