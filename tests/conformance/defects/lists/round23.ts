import { dataOf, parameter, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { encoded } from '../shared/values.ts'

/** All that the query finds is fetched, picked from and cut into pages anew. */
function cutAgain(
  operationId: string,
  when: (query: URLSearchParams) => boolean,
  pick: (records: Loose[], query: URLSearchParams) => Loose[],
  pageOf: (current: number, pages: number) => number = (current) => current,
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const cuts = new WeakMap<Passing, { current: number; size: number; query: URLSearchParams }>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !when(searchParams)) return
      cuts.set(passing, { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const cut = cuts.get(passing)
      if (cut === undefined) return undefined
      const { size, query } = cut
      const picked = pick(data.records, query)
      const pages = Math.ceil(picked.length / size)
      const current = pageOf(cut.current, pages)
      const records = picked.slice((current - 1) * size, current * size)
      return { ...data, records, total: picked.length, size, current, pages }
    }),
  }
}

export const listsDefects: Defect[] = [
  lists({
    id: 'help is looked for in the titles only',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data, passing) => {
      const word = parameter('keyword')(passing).trim().toLowerCase()
      return data
        .map((group: Loose) => ({
          ...group,
          articles: group.articles.filter(({ title }: Loose) => title.toLowerCase().includes(word)),
        }))
        .filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => (await dataOf(ask, `/content/api/ua/help/list?keyword=${encoded('手机')}`)).length === 0,
  }),
  lists({
    id: 'what is to let or for sale is not found among what is to let',
    ...cutAgain(
      'listShowResourcesByType',
      (query) => query.get('tradeType') === 'RENT' || query.get('tradeType') === 'SALE',
      (records, query) => records.filter(({ tradeType }) => tradeType === query.get('tradeType')),
    ),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
      const found = await shownRecords(ask, `${list}&tradeType=RENT`)
      const all = await shownRecords(ask, list)
      return all.some(({ tradeType }) => tradeType === 'BOTH') && found.every(({ tradeType }) => tradeType === 'RENT')
    },
  }),
  lists({
    id: 'after the last page of news comes the last page again',
    ...cutAgain(
      'listNotices',
      () => true,
      (records) => records,
      (current, pages) => Math.min(current, Math.max(1, pages)),
    ),
    probe: async (ask) => (await shownRecords(ask, '/content/api/ua/notice/pc/list?size=10&current=90')).length > 0,
  }),
  lists({
    id: 'a project is not found by its industry chain',
    ...cutAgain(
      'listAttracts',
      (query) => (query.get('keyWord') ?? '').trim() !== '',
      (records, query) => {
        const word = (query.get('keyWord') ?? '').trim().toLowerCase()
        return records.filter(({ title, summary }) => `${title}\n${summary}`.toLowerCase().includes(word))
      },
    ),
    probe: async (ask) => {
      const list = '/content/api/ua/attract/list?size=50'
      for (const { id, title, summary, industryChain } of await shownRecords(ask, list)) {
        const link = industryChain.find((each: string) => !`${title}${summary}`.includes(each))
        if (link === undefined) continue
        const found = await shownRecords(ask, `${list}&keyWord=${encoded(link)}`)
        if (!found.some((each) => each.id === id)) return true
      }
      return false
    },
  }),
  lists({
    id: 'a category of services lacks what belongs to its subcategories',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data, passing) => {
      const categoryId = parameter('categoryId')(passing)
      if (categoryId === '' || data.records.some((record: Loose) => record.categoryId === categoryId)) return undefined
      return { ...data, records: [], total: 0, pages: 0 }
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/facilitator/product?categoryId=sc-1')).total === 0,
  }),
  lists({
    id: 'a city does not have the resources of its districts',
    ...cutAgain(
      'listResources',
      (query) => /^\d{4}00$/u.test(query.get('region') ?? ''),
      (records, query) => records.filter(({ region }) => region === query.get('region')),
    ),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/ua/show/resource/list?region=321200')).total === 0,
  }),
  lists({
    id: 'what was returned for correction is not among what is to be done',
    ...cutAgain(
      'listDeclareRecords',
      (query) => query.get('stage') === 'TODO',
      (records) => records.filter(({ status }) => status !== 'RETURNED'),
    ),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list?size=50')
      const todo = await dataOf(ask, '/policy/api/customer/declare/list?stage=TODO&size=50')
      const isReturned = ({ status }: Loose): boolean => status === 'RETURNED'
      return records.some(isReturned) && !todo.records.some(isReturned)
    },
  }),
  lists({
    id: 'the total of the programmes is that of the page',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', (data) => {
      const total = data.records.length
      return { ...data, total, pages: Math.ceil(total / data.size) }
    }),
    probe: async (ask) => {
      const few = await dataOf(ask, '/policy/api/ua/subject/list?size=2')
      const many = await dataOf(ask, '/policy/api/ua/subject/list?size=50')
      return few.total === 2 && many.total > 2
    },
  }),
]
