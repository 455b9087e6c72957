import { dataOf, parameter, recordsIn, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { byText } from '../shared/values.ts'
import { cutAnew, leaveOut, pageOf } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { lists } from '../../groups.ts'

const attracts = '/content/api/ua/attract/list'
const declarations = '/policy/api/customer/declare/list'
const help = '/content/api/ua/help/list'
const houses = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
const notices = '/content/api/ua/notice/pc/list'
const offers = '/supanddem/api/ua/show/resource/list?size=50&price=UNDER_10'
const search = '/policy/api/ua/policy/search-list'

const keywordOf = parameter('keyword')
const priceOf = parameter('price')
const sortOf = parameter('sort')
const untilOf = parameter('publishTo')

const isFree = ({ priceType }: Loose) => priceType === 'FREE'

export const listsDefects: Defect[] = [
  lists({
    id: 'a keyword looks through the page and not through all declarations',
    ...cutAnew(
      'listDeclareRecords',
      (records, page) => {
        const found = pageOf(records, page).filter(({ policyTitle }: Loose) =>
          policyTitle.includes(page.query.get('keyword')?.trim() ?? ''),
        )
        return { records: found, total: found.length }
      },
      { without: ['keyword'], when: ({ query }) => query.has('keyword') },
    ),
    probe: async (ask) => {
      const records = await recordsIn(ask, `${declarations}?size=50`)
      const last = records.at(-1).policyTitle
      return (await totalOf(ask, `${declarations}?size=2&keyword=${encodeURIComponent(last)}`)) === 0
    },
  }),
  lists({
    id: 'a percent sign finds every enterprise',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      if (url.searchParams.get('name') === '%') url.searchParams.set('name', '公司')
    }),
    probe: async (ask) => (await totalOf(ask, '/enterprise/api/ua/en/lib/list?name=%25')) > 0,
  }),
  lists({
    id: 'prices are sorted as texts',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, passing) => {
      if (sortOf(passing) !== 'PRICE') return
      data.records.sort((one: Loose, other: Loose) => byText(String(one.price), String(other.price)))
    }),
    probe: async (ask) => {
      const prices: number[] = (await recordsIn(ask, `${houses}&sort=PRICE`))
        .filter(({ status, price }: Loose) => status !== 'DONE' && price !== null)
        .map(({ price }: Loose) => price)
      return prices.some((price, index) => price < (prices[index - 1] ?? 0))
    },
  }),
  lists({
    id: 'pinned notices come first on every page',
    ...cutAnew('listNotices', (records, page) => {
      const pinned = page.current === 1 ? [] : records.filter(({ top }: Loose) => top)
      return { records: [...pinned, ...pageOf(records, page)].slice(0, page.size), total: records.length }
    }),
    probe: async (ask) => (await recordsIn(ask, `${notices}?size=10&current=2`))[0].top,
  }),
  lists({
    id: 'a last page that is not full is not counted',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => void (data.pages = Math.floor(data.total / data.size))),
    probe: async (ask) => {
      const { pages, total } = await dataOf(ask, `${attracts}?size=2`)
      return pages * 2 < total
    },
  }),
  lists({
    id: 'help is searched by its titles alone',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (groups, passing) => {
      const keyword = keywordOf(passing).trim()
      const left = groups.map((group: Loose) => ({
        ...group,
        articles: group.articles.filter(({ title }: Loose) => title.includes(keyword)),
      }))
      return keyword === '' ? undefined : left.filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => {
      const [{ articles }] = await dataOf(ask, help)
      return (await dataOf(ask, `${help}?keyword=${encodeURIComponent(articles[0].summary)}`)).length === 0
    },
  }),
  lists({
    id: 'policies published on the last day of the period are left out',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', (data, passing) => {
      const until = untilOf(passing)
      if (until !== '') leaveOut(data, ({ publishTime }) => publishTime.startsWith(until))
    }),
    probe: async (ask) => {
      const [{ publishTime }] = await recordsIn(ask, '/policy/api/ua/policy/list')
      const day = publishTime.slice(0, 10)
      const query = { publishFrom: day, publishTo: day }
      const { code, data } = await ask(`${search}?publishFrom=${day}&publishTo=${day}`, {
        headers: signatureHeaders(query),
      })
      return code === '200' && data.total === 0
    },
  }),
  lists({
    id: 'what is free does not count as cheap',
    operationId: 'listResources',
    reply: inData('listResources', (data, passing) => {
      if (priceOf(passing) === 'UNDER_10') leaveOut(data, isFree)
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, offers)
      return records.length > 0 && !records.some(isFree)
    },
  }),
]
