import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { dataOf, parameter, recordsIn, shownRecords, signatureHeaders } from '../../asked.ts'
import { leaveOut } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { lists } from '../../groups.ts'

const subjects = '/policy/api/ua/subject/list'
const dearestLast = '/investment/ua/showResource/listByType?type=HOUSE&sort=PRICE&size=50'
const policies = '/policy/api/ua/policy/list'
const keyword = parameter('keyword')
const name = parameter('name')

export const listsDefects: Defect[] = [
  lists({
    id: 'each page but the first lacks the record it begins with',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', (data) => {
      if (data.current > 1) data.records = data.records.slice(1)
    }),
    probe: async (ask) => {
      const second = await recordsIn(ask, `${subjects}?size=2&current=2`)
      return second.length === 1 && (await totalOf(ask, subjects)) > 3
    },
  }),
  lists({
    id: 'what has a negotiable price counts as the cheapest',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, passing) => {
      if (parameter('sort')(passing) !== 'PRICE') return
      data.records.sort((one: Loose, two: Loose) => Number(two.price === null) - Number(one.price === null))
    }),
    probe: async (ask) => (await shownRecords(ask, dearestLast))[0].price === null,
  }),
  lists({
    id: 'a search finds only titles that begin with the words',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data, passing) => {
      leaveOut(data, ({ title }) => !title.startsWith(name(passing).trim()))
    }),
    probe: async (ask) => {
      const events = '/supanddem/api/ua/customer/event/page'
      const [{ title }] = await shownRecords(ask, events)
      const within = encodeURIComponent(title.slice(2, 6))
      return (await totalOf(ask, `${events}?name=${within}`)) === 0
    },
  }),
  lists({
    id: 'the keyword is looked for in titles alone',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (groups, passing) => {
      for (const group of groups)
        group.articles = group.articles.filter(({ title }: Loose) => title.includes(keyword(passing).trim()))
      return groups.filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => {
      const help = '/content/api/ua/help/list'
      const [group] = await dataOf(ask, help)
      const [{ id, summary }] = group.articles
      const found: Loose[] = await dataOf(ask, `${help}?keyword=${encodeURIComponent(summary.slice(0, 6))}`)
      return !found.flatMap(({ articles }) => articles).some((article) => article.id === id)
    },
  }),
  lists({
    id: 'the total is the number of records on the page',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (data) => {
      Object.assign(data, { total: data.records.length, pages: data.records.length === 0 ? 0 : 1 })
    }),
    probe: async (ask) => {
      const library = '/enterprise/api/ua/en/lib/list?name=%E6%B3%B0%E5%85%B4'
      return (await totalOf(ask, `${library}&size=1`)) < (await totalOf(ask, `${library}&size=2`))
    },
  }),
  lists({
    id: 'notices at the top sink to their day',
    operationId: 'listNotices',
    reply: inData('listNotices', (data) => {
      data.records.sort((one: Loose, two: Loose) => Number(one.top) - Number(two.top))
      data.records.sort((one: Loose, two: Loose) => two.publishTime.localeCompare(one.publishTime))
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/content/api/ua/notice/pc/list')
      return records[0].top === false && records.some(({ top }) => top)
    },
  }),
  lists({
    id: 'of several levels only the first is looked for',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url }) => {
      const [first = ''] = parameter('level')({ url }).split(',')
      if (first !== '') url.searchParams.set('level', first)
    }),
    probe: async (ask) =>
      (await totalOf(ask, `${policies}?level=NATION,COUNTY`)) === (await totalOf(ask, `${policies}?level=NATION`)),
  }),
  lists({
    id: 'a facet with a choice offers nothing but what is chosen',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', ({ facets }, passing) => {
      const chosen = parameter('level')(passing).split(',')
      if (chosen[0] !== '') facets.level = facets.level.filter(({ value }: Loose) => chosen.includes(value))
    }),
    probe: async (ask) => {
      const headers = signatureHeaders({ level: 'NATION' })
      const { data } = await ask('/policy/api/ua/policy/search-list?level=NATION', { headers })
      return data.facets.level.length === 1
    },
  }),
]
