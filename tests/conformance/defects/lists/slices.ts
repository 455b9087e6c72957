import { dayAfter, isSigned, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest, remembering } from '../../defect.ts'
import { lists } from '../../groups.ts'

interface Asked {
  current: number
  size: number
  query: URLSearchParams
}

/**
 * A list that picks its records and cuts its pages by itself. The gateway behind is asked for everything, without the
 * named filters, so this is for lists of no more than fifty records.
 */
function recut(
  operationId: string,
  {
    without = [],
    pick = (records) => records,
    cut = cutRightly,
  }: {
    without?: readonly string[]
    pick?: (records: Loose[], query: URLSearchParams) => Loose[]
    cut?: (records: Loose[], asked: Asked) => Loose
  },
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, Asked>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^\d{1,6}$/.test(current) || !/^\d{1,2}$/.test(size) || Number(current) < 1) return
      if (Number(size) < 1 || Number(size) > 50) return
      asked.set(passing, { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) })
      for (const name of without) searchParams.delete(name)
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = asked.get(passing)
      return page === undefined ? undefined : cut(pick(data.records, page.query), page)
    }),
  }
}

function cutRightly(records: Loose[], { current, size }: Asked): Loose {
  const total = records.length
  const first = (current - 1) * size
  return { records: records.slice(first, first + size), total, size, current, pages: Math.ceil(total / size) }
}

const declareStates = new Set(['OPEN', 'ENDING', 'NOT_STARTED', 'LONG', 'NO_APPLY', 'END', 'NONE'])

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text

const none = { records: [], total: 0, pages: 0 }

const total = async (ask: Parameters<Defect['probe']>[0], target: string) =>
  (await ask(target, { as: 'visitor' })).data.total as number

/** Conditions that a mapper writes with the wrong operator, and pages that it cuts in the wrong place. */
export const listsDefects: Defect[] = [
  lists({
    id: 'a percent sign finds every notice',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      const name = searchParams.get('name')?.trim()
      if (name === undefined || !/[%_]/.test(name)) return
      searchParams.set('name', name.replaceAll(/[%_]/g, ''))
    }),
    probe: async (ask) => (await total(ask, '/content/api/ua/notice/pc/list?name=%25')) > 0,
  }),
  lists({
    id: 'subjects by their titles alone',
    ...recut('listContentSubjects', {
      pick: (records, query) => {
        const word = query.get('name')?.trim().toLowerCase() ?? ''
        return records.filter(({ title }) => title.toLowerCase().includes(word))
      },
    }),
    probe: async (ask) => {
      for (const { title, summary } of await shownRecords(ask, '/content/api/ua/subject/list?size=50')) {
        const word = summary.slice(0, 6)
        if (title.includes(word)) continue
        const found = await shownRecords(ask, `/content/api/ua/subject/list?name=${encodeURIComponent(word)}`)
        if (!found.some((record) => record.title === title)) return true
      }
      return false
    },
  }),
  lists({
    id: 'resources of exactly this region',
    operationId: 'listResources',
    reply: inData('listResources', (data, { url }) => {
      const region = url.searchParams.get('region')?.trim()
      const isElsewhere = region !== undefined && data.records.every((record: Loose) => record.region !== region)
      return isElsewhere ? { ...data, ...none } : undefined
    }),
    probe: async (ask) => (await total(ask, '/supanddem/api/ua/show/resource/list?region=320000')) === 0,
  }),
  lists({
    id: 'the first level of categories has no demands',
    operationId: 'listDemands',
    reply: inData('listDemands', (data, { url }) => {
      const category = url.searchParams.get('categoryId')?.trim()
      const isElsewhere =
        category !== undefined && data.records.every(({ categoryId }: Loose) => categoryId !== category)
      return isElsewhere ? { ...data, ...none } : undefined
    }),
    probe: async (ask) => {
      const categories = (await ask('/supanddem/api/ua/show/demand/category/list', { as: 'visitor' })).data as Loose[]
      const parents = new Set(categories.filter(({ demandCount }) => demandCount > 0).map(({ parentId }) => parentId))
      for (const parent of parents)
        if ((await total(ask, `/supanddem/api/ua/show/demand/list?categoryId=${parent}`)) === 0) return true
      return false
    },
  }),
  lists({
    id: 'to let, not to let or to sell',
    ...recut('listShowResourcesByType', {
      pick: (records, query) => {
        const tradeType = query.get('tradeType')
        return tradeType === null ? records : records.filter((record) => record.tradeType === tradeType)
      },
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?size=50&type='
      for (const type of ['HOUSE', 'OFFICE', 'WAREHOUSE', 'LAND']) {
        const both = (await shownRecords(ask, list + type)).filter(({ tradeType }) => tradeType === 'BOTH')
        const rented = await shownRecords(ask, `${list}${type}&tradeType=RENT`)
        if (both.length > 0 && rented.every(({ tradeType }) => tradeType === 'RENT')) return true
      }
      return false
    },
  }),
  lists({
    id: 'the first of several states',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url: { searchParams } }) => {
      const states = searchParams.get('declareState')?.split(',') ?? []
      if (states.length > 1 && states.every((state) => declareStates.has(state)))
        searchParams.set('declareState', states[0] ?? '')
    }),
    probe: async (ask) => {
      const list = '/policy/api/ua/declare/page?declareState='
      return (await total(ask, `${list}END`)) === (await total(ask, `${list}END,NOT_STARTED`))
    },
  }),
  lists({
    id: 'the second page begins with the last record of the first',
    operationId: 'listFacilitatorProducts',
    ...remembering(
      () => new Map<string, Loose>(),
      (lasts, returning, passing) => {
        inData('listFacilitatorProducts', (data, { url }) => {
          const query = new URLSearchParams(url.searchParams)
          const keyOf = (current: number) => {
            query.set('current', String(current))
            return query.toString()
          }
          const before = lasts.get(keyOf(data.current - 1))
          lasts.set(keyOf(data.current), data.records.at(-1))
          if (before === undefined || data.records.length === 0) return undefined
          return { ...data, records: [before, ...data.records].slice(0, data.size) }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const list = '/enterprise/api/ua/facilitator/product?size=2&current='
      return (await shownRecords(ask, `${list}1`))[1].id === (await shownRecords(ask, `${list}2`))[0].id
    },
  }),
  lists({
    id: 'filters are left out of the count',
    ...recut('listMyResources', {
      without: ['status', 'resourceType'],
      cut: (records, asked) => {
        const status = asked.query.get('status')
        const type = asked.query.get('resourceType')
        const found = records.filter(
          (record) => (status === null || record.status === status) && (type === null || record.resourceType === type),
        )
        const { total: counted, pages } = cutRightly(records, asked)
        return { ...cutRightly(found, asked), total: counted, pages }
      },
    }),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/customer/resource/myList?status=DRAFT&size=50')
      return data.total > data.records.length
    },
  }),
  lists({
    id: 'the last page again beyond the last page',
    ...recut('pageEvents', {
      cut: (records, asked) => {
        const { pages } = cutRightly(records, asked)
        return cutRightly(records, { ...asked, current: Math.max(1, Math.min(asked.current, pages)) })
      },
    }),
    probe: async (ask) => (await shownRecords(ask, '/supanddem/api/ua/customer/event/page?current=99')).length > 0,
  }),
  lists({
    id: 'published before the last day begins',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', (passing) => {
      const { searchParams } = passing.url
      const last = searchParams.get('publishTo') ?? ''
      if (!/^\d{4}-\d\d-\d\d$/.test(last) || !isDay(last) || !isSigned(passing)) return
      const first = searchParams.get('publishFrom')
      if (first !== null && (!isDay(first) || first > last)) return
      searchParams.set('publishTo', dayAfter(last, -1))
      if (first === last) searchParams.set('publishFrom', dayAfter(last, -1))
      if (first === last) searchParams.set('keyword', '没有这样的政策')
      Object.assign(passing.headers, signatureHeaders(Object.fromEntries(searchParams)))
    }),
    probe: async (ask) => {
      const [policy] = await shownRecords(ask, '/policy/api/ua/policy/list')
      const day = policy.publishTime.slice(0, 10)
      const query = { publishFrom: dayAfter(day, -1), publishTo: day, size: '50' }
      const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query).toString()}`
      const { data } = await ask(target, { as: 'visitor', headers: signatureHeaders(query) })
      return !data.records.some(({ id }: { id: string }) => id === policy.id)
    },
  }),
  lists({
    id: 'help by titles and summaries alone',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data, { url }) => {
      const word = url.searchParams.get('keyword')?.trim().toLowerCase() ?? ''
      const found = data.map((group: Loose) => ({
        ...group,
        articles: group.articles.filter(({ title, summary }: Loose) =>
          `${title}\n${summary}`.toLowerCase().includes(word),
        ),
      }))
      return found.filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => {
      const groups = (await ask('/content/api/ua/help/list', { as: 'visitor' })).data as Loose[]
      for (const { id } of groups.flatMap(({ articles }) => articles)) {
        const { content } = (await ask(`/content/api/ua/help/detail/${id}`, { as: 'visitor' })).data
        const word = /[\u4e00-\u9fff]{6}/.exec(content.replace(/^[\s\S]{60}/, ''))?.[0]
        if (word === undefined) continue
        const found = await ask(`/content/api/ua/help/list?keyword=${encodeURIComponent(word)}`, { as: 'visitor' })
        if (!JSON.stringify(found.data).includes(`"${id}"`)) return true
      }
      return false
    },
  }),
]
