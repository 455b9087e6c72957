import { parameter, recordsIn, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { attracts, batches, declareList, notices, policyList } from '../shared/addresses.ts'
import { requeried, reshaped } from '../shared/hooks.ts'
import { cutAnew, pageOf } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { encoded } from '../shared/values.ts'
import { lists } from '../../groups.ts'

const keywords = '/consult/api/ua/keyword/page'

const help = '/content/api/ua/help/list'

const products = '/enterprise/api/ua/facilitator/product'

const shownBatches = '/policy/api/declare/show/page'

const keywordOf = parameter('keyword')

const sortedInPage = (): Pick<Defect, 'operationId' | 'request' | 'reply'> => {
  const sorted = new WeakSet<Passing>()
  return {
    operationId: 'listAttracts',
    request: onRequest('listAttracts', (passing) => {
      if (passing.url.searchParams.get('sort') !== 'VIEW') return
      sorted.add(passing)
      passing.url.searchParams.delete('sort')
    }),
    reply: inData('listAttracts', ({ records }, passing) => {
      if (sorted.has(passing)) records.sort((one: Loose, other: Loose) => other.viewCount - one.viewCount)
    }),
  }
}

export const listDefects: Defect[] = [
  lists({
    id: 'help is looked for in the titles alone',
    ...reshaped('listHelpArticles', (data, passing) =>
      data
        .map((each: Loose) => ({
          ...each,
          articles: each.articles.filter(({ title }: Loose) => title.includes(keywordOf(passing).trim())),
        }))
        .filter(({ articles }: Loose) => articles.length > 0),
    ),
    probe: async (ask) => {
      const [{ articles }] = (await ask(help)).data
      const [{ id, summary }] = articles
      const found = (await ask(`${help}?keyword=${encoded(summary.slice(0, 10))}`)).data
      return !found.some((each: Loose) => each.articles.some((article: Loose) => article.id === id))
    },
  }),
  lists({
    id: 'the second page repeats the last record of the first',
    ...cutAnew('pageRobotKeywords', (records, { current, size }) => {
      const start = Math.max(0, (current - 1) * size - (current - 1))
      return { records: records.slice(start, start + size), total: records.length }
    }),
    probe: async (ask) => {
      const one = await shownRecords(ask, `${keywords}?size=3`)
      const [next] = await shownRecords(ask, `${keywords}?size=3&current=2`)
      return one.some(({ id }) => id === next.id)
    },
  }),
  lists({
    id: 'of several levels only the first counts',
    ...requeried('listPolicies', (query) => {
      const [level, ...others] = (query.get('level') ?? '').split(',')
      if (level !== undefined && others.length > 0) query.set('level', level)
    }),
    probe: async (ask) =>
      (await totalOf(ask, `${policyList}?level=NATION,CITY`)) === (await totalOf(ask, `${policyList}?level=NATION`)),
  }),
  lists({
    id: 'the total is that of the page',
    ...reshaped('listDeclareRecords', (data) => {
      data.total = data.records.length
      data.pages = Math.min(1, data.total)
    }),
    probe: async (ask) => (await totalOf(ask, `${declareList}?size=2`)) === 2,
  }),
  lists({
    id: 'a sign of percent finds every product',
    ...requeried('listFacilitatorProducts', (query) => {
      if (/^[%_]+$/.test(query.get('name') ?? '')) query.delete('name')
    }),
    probe: async (ask) => (await totalOf(ask, `${products}?name=%25`)) > 50,
  }),
  lists({
    id: 'a pinned notice stands on top of every page',
    ...cutAnew('listNotices', (records, page) => {
      const pinned = records.filter(({ top }) => top)
      const shown = pageOf(records, page)
      const again = page.current > 1 && shown.length > 0 ? pinned : []
      return { records: [...again, ...shown].slice(0, page.size), total: records.length }
    }),
    probe: async (ask) => {
      const [pinned] = await shownRecords(ask, notices)
      return (await shownRecords(ask, `${notices}?current=2`)).some(({ id }) => id === pinned.id)
    },
  }),
  lists({
    id: 'the batches for the home page hold those that are over',
    operationId: 'pageShownDeclarations',
    request: onRequest('pageShownDeclarations', ({ url }) => void (url.pathname = batches)),
    probe: async (ask) => (await totalOf(ask, shownBatches)) === (await totalOf(ask, batches)),
  }),
  lists({
    id: 'the most viewed are sorted within a page, and not before it is cut',
    ...sortedInPage(),
    probe: async (ask) => {
      const [most] = await recordsIn(ask, `${attracts}?sort=VIEW&size=3`)
      const all = await recordsIn(ask, `${attracts}?size=50`)
      return all.some(({ viewCount }) => viewCount > most.viewCount)
    },
  }),
]
