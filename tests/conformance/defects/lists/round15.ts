import { dataOf, isSigned, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Ask, type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { providers } from '../shared/addresses.ts'

interface Cut {
  current: number
  size: number
}

/** The page that is asked for, cut again from all that was found, of which there are at most fifty. */
function recut(
  operationId: string,
  when: (query: URLSearchParams) => boolean,
  pick: (records: Loose[], page: Cut) => Loose[],
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const cuts = new WeakMap<Passing, Cut>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = Number(searchParams.get('current') ?? '1')
      const size = Number(searchParams.get('size') ?? '10')
      const isPage = Number.isInteger(current) && current > 0 && Number.isInteger(size) && size > 0 && size <= 50
      if (!isPage || !when(searchParams)) return
      cuts.set(passing, { current, size })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = cuts.get(passing)
      if (page === undefined) return undefined
      const picked = pick(data.records, page)
      const start = (page.current - 1) * page.size
      const pages = Math.ceil(picked.length / page.size)
      return { ...data, ...page, records: picked.slice(start, start + page.size), total: picked.length, pages }
    }),
  }
}

const isServiceGroup = (id: string | null) => id !== null && /^sc-\d$/.test(id)

const search = async (ask: Ask, query: Record<string, string>): Promise<Loose> => {
  const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query)}`
  return (await ask(target, { as: 'visitor', headers: signatureHeaders(query) })).data
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')

export const listsDefects: Defect[] = [
  lists({
    id: 'what was published in the course of the last day is no longer within the period',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', (passing) => {
      const { searchParams } = passing.url
      const last = searchParams.get('publishTo') ?? ''
      if (!/^\d{4}-\d\d-\d\d$/.test(last) || Number.isNaN(Date.parse(last)) || !isSigned(passing)) return
      const before = new Date(Date.parse(last) - 86_400_000).toISOString().slice(0, 10)
      const isEmpty = (searchParams.get('publishFrom') ?? '') > before
      if (isEmpty) searchParams.set('publishFrom', '1990-01-01')
      searchParams.set('publishTo', isEmpty ? '1990-01-01' : before)
      Object.assign(passing.headers, signatureHeaders(Object.fromEntries(searchParams)))
    }),
    probe: async (ask) => {
      const [{ publishTime }] = (await search(ask, { sort: 'NEW' })).records
      const day = publishTime.slice(0, 10)
      return (await search(ask, { publishFrom: day, publishTo: day })).total === 0
    },
  }),
  lists({
    id: 'a group of services holds only what was put into the group itself, and so nothing',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data, { url }) =>
      isServiceGroup(url.searchParams.get('categoryId')) ? { ...data, records: [], total: 0, pages: 0 } : undefined,
    ),
    probe: async (ask) => {
      const group = await dataOf(ask, `${providers}/product?categoryId=sc-1`)
      return group.total < (await dataOf(ask, `${providers}/product?categoryId=sc-11`)).total
    },
  }),
  lists({
    id: 'per cent and underline are wildcards in the search for projects',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url: { searchParams } }) => {
      const word = searchParams.get('keyWord') ?? ''
      if (/[%_]/.test(word) && word.length <= 30) searchParams.set('keyWord', word.replaceAll(/[%_]/g, ''))
    }),
    probe: async (ask) => {
      const found = await shownRecords(ask, '/content/api/ua/attract/list?keyWord=%25&size=50')
      return found.some((record) => !JSON.stringify(record).includes('%'))
    },
  }),
  lists({
    id: 'of several levels the batches of only the first one are listed',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url: { searchParams } }) => {
      const [first = '', ...others] = (searchParams.get('level') ?? '').split(',')
      if (others.length > 0 && others.every((level) => /^[A-Z]+$/.test(level))) searchParams.set('level', first)
    }),
    probe: async (ask) => {
      const page = '/policy/api/ua/declare/page?size=1&level='
      const { total: county } = await dataOf(ask, `${page}COUNTY`)
      const { total: province } = await dataOf(ask, `${page}PROVINCE`)
      return province > 0 && (await dataOf(ask, `${page}COUNTY,PROVINCE`)).total === county
    },
  }),
  lists({
    id: 'the stage of an application is looked at only after the page was cut',
    operationId: 'listDeclareRecords',
    ...(() => {
      const stages = new WeakMap<Passing, string>()
      return {
        request: onRequest('listDeclareRecords', (passing) => {
          const stage = passing.url.searchParams.get('stage')
          if (stage === null || !/^(TODO|RUNNING|GRANTED|ENDED)$/.test(stage)) return
          stages.set(passing, stage)
          passing.url.searchParams.delete('stage')
        }),
        reply: inData('listDeclareRecords', (data, passing) => {
          const asked = stages.get(passing)
          if (asked === undefined) return undefined
          return { ...data, records: data.records.filter(({ stage }: Loose) => stage === asked) }
        }),
      }
    })(),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/policy/api/customer/declare/list?stage=ENDED&size=5')
      return records.length < Math.min(5, total)
    },
  }),
  lists({
    id: 'whoever says what it may cost does not see what is to be negotiated',
    ...recut(
      'listShowResourcesByType',
      (query) => query.has('minPrice') || query.has('maxPrice'),
      (records) => records.filter(({ price }) => price !== null),
    ),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
      const open = (await shownRecords(ask, list)).filter(({ price }) => price === null)
      const within = await shownRecords(ask, `${list}&minPrice=0`)
      return open.length > 0 && !within.some(({ price }) => price === null)
    },
  }),
  lists({
    id: 'providers with one and the same score are in another order on every other page',
    ...recut(
      'listFacilitators',
      (query) => query.get('sort') === 'SCORE',
      (records, { current }) =>
        current % 2 === 1
          ? records
          : records.toReversed().toSorted((one, other) => (other.avgScore ?? -1) - (one.avgScore ?? -1)),
    ),
    probe: async (ask) => {
      const seen = new Set<string>()
      for (const current of [1, 2, 3, 4, 5]) {
        for (const { id } of await shownRecords(ask, `${providers}/list?sort=SCORE&size=10&current=${current}`)) {
          if (seen.has(id)) return true
          seen.add(id)
        }
      }
      return false
    },
  }),
  lists({
    id: 'help is found by its headings and not by what it says',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data, { url }) => {
      const word = (url.searchParams.get('keyword') ?? '').trim().toLowerCase()
      if (word === '') return undefined
      const has = ({ title, summary }: Loose) => `${title}\n${summary}`.toLowerCase().includes(word)
      return data
        .map((group: Loose) => ({ ...group, articles: group.articles.filter(has) }))
        .filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => {
      const [{ articles }] = await dataOf(ask, '/content/api/ua/help/list')
      const [{ id, title, summary }] = articles
      const { content } = await dataOf(ask, `/content/api/ua/help/detail/${id}`)
      const words = textOf(content).match(/[\u4E00-\u9FFF]{4}/g) ?? []
      const word = words.find((each) => !`${title}${summary}`.includes(each)) ?? ''
      const found = await dataOf(ask, `/content/api/ua/help/list?keyword=${encodeURIComponent(word)}`)
      return !found.some((group: Loose) => group.articles.some((article: Loose) => article.id === id))
    },
  }),
]
