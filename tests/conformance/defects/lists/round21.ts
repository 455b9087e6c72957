import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

interface Asked {
  current: number
  size: number
  query: URLSearchParams
}

/** A short list that is picked and cut again. */
function repicked(
  operationId: string,
  {
    when = () => true,
    without = [],
    pick = (records) => records,
    isClamped = false,
  }: {
    when?: (query: URLSearchParams) => boolean
    without?: readonly string[]
    pick?: (records: Loose[], query: URLSearchParams) => Loose[]
    isClamped?: boolean
  },
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, Asked>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !when(searchParams)) return
      asked.set(passing, { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) })
      for (const name of without) searchParams.delete(name)
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = asked.get(passing)
      if (page === undefined) return undefined
      const { size, query } = page
      const picked = pick(data.records, query)
      const pages = Math.ceil(picked.length / size)
      const current = isClamped ? Math.max(1, Math.min(page.current, pages)) : page.current
      const records = picked.slice((current - 1) * size, current * size)
      return { records, total: picked.length, size, current, pages }
    }),
  }
}

const has = (text: string, word: string) => text.toLowerCase().includes(word.trim().toLowerCase())

export const listsDefects: Defect[] = [
  lists({
    id: 'news of one column are not searched by their titles',
    ...repicked('listNotices', {
      when: (query) => (query.get('name') ?? '') !== '' && query.has('columnCode'),
      without: ['name'],
    }),
    probe: async (ask) => {
      const list = '/content/api/ua/notice/pc/list?columnCode=NEWS&name='
      return (await shownRecords(ask, `${list}${encodeURIComponent('智能化改造')}`)).some(
        ({ title }) => !title.includes('智能化改造'),
      )
    },
  }),
  lists({
    id: 'projects are not found by the chain of industry that they belong to',
    ...repicked('listAttracts', {
      when: (query) => (query.get('keyWord') ?? '').trim() !== '',
      pick: (records, query) =>
        records.filter(({ title, summary }) => has(`${title}\n${summary}`, query.get('keyWord') ?? '')),
    }),
    probe: async (ask) => {
      const list = '/content/api/ua/attract/list?size=50&keyWord='
      const found = await shownRecords(ask, `${list}${encodeURIComponent('电子信息')}`)
      return !found.some(({ id }) => id === 'at-1015')
    },
  }),
  lists({
    id: 'what has no price yet is outside of every range of prices',
    ...repicked('listShowResourcesByType', {
      when: (query) => query.has('minPrice') || query.has('maxPrice'),
      pick: (records) => records.filter(({ price }) => typeof price === 'number'),
    }),
    probe: async (ask) => {
      const found = await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE&minPrice=1&size=50')
      return found.length > 0 && !found.some(({ id }) => id === 'hs-1005')
    },
  }),
  lists({
    id: 'behind the last page of service providers comes the last page',
    ...repicked('listFacilitators', { isClamped: true }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/ua/facilitator/list?current=99')
      return records.length > 0
    },
  }),
  lists({
    id: 'a category of demands does not have what is in its subcategories',
    ...repicked('listDemands', {
      when: (query) => query.has('categoryId'),
      pick: (records, query) => records.filter(({ categoryId }) => categoryId === query.get('categoryId')),
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/demand/list?categoryId='
      const all = await shownRecords(ask, `${list}dc-1`)
      return all.length === 0 && (await shownRecords(ask, `${list}dc-11`)).length > 0
    },
  }),
  lists({
    id: 'the enterprises that were found are as many as the page has',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (data) => {
      data.total = data.records.length
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const list = `/enterprise/api/ua/en/lib/list?size=5&name=${encodeURIComponent('示例')}`
      return (await dataOf(ask, list)).total === 5
    },
  }),
  lists({
    id: 'help is looked for in titles and summaries only',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (groups: Loose[], { url }) => {
      const word = url.searchParams.get('keyword') ?? ''
      return groups
        .map((group) => ({
          ...group,
          articles: group.articles.filter(({ title, summary }: Loose) => has(`${title}\n${summary}`, word)),
        }))
        .filter(({ articles }) => articles.length > 0)
    }),
    probe: async (ask) => {
      const target = `/content/api/ua/help/list?keyword=${encodeURIComponent('数值填零')}`
      return (await dataOf(ask, target)).length === 0
    },
  }),
  lists({
    id: 'events come by their beginning alone, the latest first',
    ...repicked('pageEvents', {
      pick: (records) => records.toSorted((one, other) => (one.startTime < other.startTime ? 1 : -1)),
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, '/supanddem/api/ua/customer/event/page')
      return first.state === 'NOT_OPEN'
    },
  }),
]
