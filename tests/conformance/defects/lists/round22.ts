import { dataOf, parameter } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

export const listsDefects: Defect[] = [
  lists({
    id: 'help is not searched in the text of its articles',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data, passing) => {
      const keyword = parameter('keyword')(passing).trim().toLowerCase()
      if (keyword === '') return undefined
      const has = ({ title, summary }: Loose) => `${title}\n${summary}`.toLowerCase().includes(keyword)
      return data
        .map((group: Loose) => ({ ...group, articles: group.articles.filter(has) }))
        .filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => {
      const keyword = encodeURIComponent('科技创新券')
      return (await dataOf(ask, `/content/api/ua/help/list?keyword=${keyword}`)).length === 0
    },
  }),
  lists({
    id: 'a building just as large as asked for is too small',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) => {
      const least = url.searchParams.get('minArea')
      if (least !== null && /^\d+$/.test(least)) url.searchParams.set('minArea', String(Number(least) + 1))
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/investment/ua/showResource/listByType?type=HOUSE&minArea=12600&size=50')
      return !records.some(({ id }: Loose) => id === 'hs-1001')
    },
  }),
  lists({
    id: 'who asks for the unread messages gets the read ones',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url }) => {
      if (url.searchParams.get('read') === 'false') url.searchParams.set('read', 'true')
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list?read=false')).records[0].read,
  }),
  lists({
    id: 'after the last page of providers the last one comes again',
    operationId: 'listFacilitators',
    ...(() => {
      const pages = new Map<string, number>()
      const keyOf = ({ url }: Passing): string => {
        const query = new URLSearchParams(url.searchParams)
        query.delete('current')
        query.sort()
        return query.toString()
      }
      return {
        request: onRequest('listFacilitators', (passing) => {
          const last = pages.get(keyOf(passing))
          const current = Number(parameter('current')(passing))
          if (last !== undefined && last > 0 && current > last) passing.url.searchParams.set('current', String(last))
        }),
        reply: inData('listFacilitators', (data, passing) => {
          pages.set(keyOf(passing), data.pages)
        }),
        restart: () => pages.clear(),
      }
    })(),
    probe: async (ask) => {
      const { pages } = await dataOf(ask, '/enterprise/api/ua/facilitator/list?size=20')
      const { records } = await dataOf(ask, `/enterprise/api/ua/facilitator/list?size=20&current=${pages + 3}`)
      return records.length > 0
    },
  }),
  lists({
    id: 'a category of the first level has no products of its second level',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data, passing) => {
      const asked = parameter('categoryId')(passing)
      if (asked === '' || data.records.every(({ categoryId }: Loose) => categoryId === asked)) return undefined
      return { ...data, records: [], total: 0, pages: 0 }
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/facilitator/product?categoryId=sc-1')).total === 0,
  }),
  lists({
    id: 'what is looked for in a whole city is not found in its counties',
    operationId: 'listResources',
    reply: inData('listResources', (data, passing) => {
      const asked = parameter('region')(passing)
      if (asked === '' || data.records.every(({ region }: Loose) => region === asked)) return undefined
      return { ...data, records: [], total: 0, pages: 0 }
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/ua/show/resource/list?region=321200')).total === 0,
  }),
  lists({
    id: 'the second page of the news is the first once more',
    operationId: 'listNotices',
    ...(() => {
      let shifted = new WeakSet<Passing>()
      return {
        request: onRequest('listNotices', (passing) => {
          const current = Number(parameter('current')(passing))
          if (!Number.isInteger(current) || current < 2) return
          passing.url.searchParams.set('current', String(current - 1))
          shifted.add(passing)
        }),
        reply: inData('listNotices', (data, passing) =>
          shifted.has(passing) ? { ...data, current: data.current + 1 } : undefined,
        ),
        restart: () => {
          shifted = new WeakSet()
        },
      }
    })(),
    probe: async (ask) => {
      const list = '/content/api/ua/notice/pc/list?size=5&current='
      return (await dataOf(ask, `${list}1`)).records[0].id === (await dataOf(ask, `${list}2`)).records[0].id
    },
  }),
  lists({
    id: 'of several states of a batch only the first is looked for',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url }) => {
      const [first, ...others] = (url.searchParams.get('declareState') ?? '').split(',')
      if (first !== undefined && others.length > 0) url.searchParams.set('declareState', first)
    }),
    probe: async (ask) => {
      const list = '/policy/api/ua/declare/page?size=1&declareState='
      return (await dataOf(ask, `${list}OPEN,NOT_STARTED`)).total === (await dataOf(ask, `${list}OPEN`)).total
    },
  }),
]
