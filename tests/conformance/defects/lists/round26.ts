import { dataOf, parameter, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest, remembering } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { visitor } from '../shared/requests.ts'

const demands = '/supanddem/api/ua/show/demand/list'

const resources = '/supanddem/api/ua/show/resource/list?size=5'

const offices = '/investment/ua/showResource/listByType?type=OFFICE&size=50'

const tradeType = parameter('tradeType')

const keyword = parameter('keyword')

export const listsDefects: Defect[] = [
  lists({
    id: 'what ends within a week is what ends within a month',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url }) => {
      if (url.searchParams.get('deadlineWithin') === '7') url.searchParams.set('deadlineWithin', '30')
    }),
    probe: async (ask) =>
      (await shownRecords(ask, `${demands}?deadlineWithin=7&size=50`)).some(({ remainDays }) => remainDays > 7),
  }),
  lists({
    id: 'each page of resources repeats the last one of the page before',
    operationId: 'listResources',
    ...remembering(
      () => new Map<string, Loose>(),
      (last, returning, passing) => {
        inData('listResources', (data) => {
          const query = new URLSearchParams(passing.url.searchParams)
          query.delete('current')
          const previous = last.get(`${query} ${data.current - 1}`)
          if (data.records.length > 0) last.set(`${query} ${data.current}`, data.records.at(-1))
          if (previous !== undefined && data.records.length > 0) data.records = [previous, ...data.records.slice(0, -1)]
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const first = await shownRecords(ask, `${resources}&current=1`)
      const second = await shownRecords(ask, `${resources}&current=2`)
      return first.at(-1).id === second[0].id
    },
  }),
  lists({
    id: 'the last page is not counted when it is not full',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => {
      data.pages = Math.floor(data.total / data.size)
    }),
    probe: async (ask) => {
      const { total, pages } = await dataOf(ask, '/content/api/ua/attract/list?size=2')
      return pages * 2 < total
    },
  }),
  lists({
    id: 'a percent sign in the name of a company stands for anything',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      const name = url.searchParams.get('name') ?? ''
      if (name.includes('%') && name.length > 1) url.searchParams.set('name', name.replaceAll('%', ''))
    }),
    probe: async (ask) =>
      (await dataOf(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('江畔%')}`)).total > 0,
  }),
  lists({
    id: 'what is to let or for sale is not found among what is to let',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, passing) => {
      const asked = tradeType(passing)
      if (asked === 'RENT' || asked === 'SALE')
        data.records = data.records.filter((record: Loose) => record.tradeType === asked)
    }),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, `${offices}&tradeType=RENT`)
      return records.length < total
    },
  }),
  lists({
    id: 'help is searched by titles only',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data, passing) => {
      const typed = keyword(passing).trim().toLowerCase()
      for (const group of data)
        group.articles = group.articles.filter(({ title }: Loose) => title.toLowerCase().includes(typed))
      return data.filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) =>
      (await dataOf(ask, `/content/api/ua/help/list?keyword=${encodeURIComponent('信号')}`)).length === 0,
  }),
  lists({
    id: 'more than twenty batches a page are cut to twenty',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url }) => {
      const size = Number(url.searchParams.get('size'))
      if (size > 20 && size <= 50) url.searchParams.set('size', '20')
    }),
    probe: async (ask) => (await shownRecords(ask, '/policy/api/ua/declare/page?size=50')).length === 20,
  }),
  lists({
    id: 'the facet of levels counts only the level that is chosen',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', (data, { url }) => {
      const chosen = url.searchParams.get('level')
      if (chosen === null || !Array.isArray(data.facets?.level)) return
      data.facets.level = data.facets.level.filter(({ value }: Loose) => chosen.split(',').includes(value))
    }),
    probe: async (ask) => {
      const headers = signatureHeaders({ level: 'CITY' })
      const { data } = await ask('/policy/api/ua/policy/search-list?level=CITY', { headers, ...visitor })
      return data.facets.level.length === 1
    },
  }),
]
