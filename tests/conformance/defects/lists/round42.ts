import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { attracts, declareList, houses, notices } from '../shared/addresses.ts'
import { cutAnew, leaveOut, pageOf } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { lists } from '../../groups.ts'

const help = '/content/api/ua/help/list'

export const listsDefects: Defect[] = [
  lists({
    id: 'a page begins with the last record of the page before',
    ...cutAnew('listAttracts', (records, { current, size }) => {
      const start = (current - 1) * size - (current > 1 ? 1 : 0)
      return { records: records.slice(start, start + size), total: records.length }
    }),
    probe: async (ask) => {
      const before = await recordsIn(ask, `${attracts}?size=3`)
      const [again] = await recordsIn(ask, `${attracts}?size=3&current=2`)
      return again.id === before.at(-1).id
    },
  }),
  lists({
    id: 'what is put on top comes on every page',
    ...cutAnew('listNotices', (records, { current, size }) => {
      const top = records.filter((record) => record.top)
      const rest = records.filter((record) => !record.top)
      const room = Math.max(size - top.length, 1)
      return {
        records: [...top, ...pageOf(rest, { current, size: room, query: new URLSearchParams() })],
        total: records.length,
      }
    }),
    probe: async (ask) => {
      const [first] = await recordsIn(ask, notices)
      return (await recordsIn(ask, `${notices}?current=2`)).some(({ id }) => id === first.id)
    },
  }),
  lists({
    id: 'a percent sign in the name finds every enterprise',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      const name = url.searchParams.get('name') ?? ''
      if (/[%_]/.test(name)) url.searchParams.set('name', name.replaceAll(/[%_]/g, '') || '公司')
    }),
    probe: async (ask) => (await totalOf(ask, '/enterprise/api/ua/en/lib/list?name=%25')) > 0,
  }),
  lists({
    id: 'the total under a type of subject counts all types',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', (data, { url }) => {
      if (url.searchParams.has('themeType')) Object.assign(data, { total: 6, pages: Math.ceil(6 / data.size) })
    }),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/policy/api/ua/subject/list?themeType=PERIOD&size=50')
      return total > records.length
    },
  }),
  lists({
    id: 'the number of pages leaves out the last one that is not full',
    operationId: 'listResources',
    reply: inData('listResources', (data) => void (data.pages = Math.floor(data.total / data.size))),
    probe: async (ask) => {
      const { total, pages } = await dataOf(ask, '/supanddem/api/ua/show/resource/list?size=7')
      return pages * 7 < total
    },
  }),
  lists({
    id: 'the stage is picked out of a page that is cut already',
    ...cutAnew(
      'listDeclareRecords',
      (records, page) => {
        const isMeant = ({ stage }: Loose) => stage === page.query.get('stage')
        return { records: pageOf(records, page).filter(isMeant), total: records.filter(isMeant).length }
      },
      { without: ['stage'], when: ({ query }) => /^(TODO|RUNNING|DONE)$/.test(query.get('stage') ?? '') },
    ),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, `${declareList}?stage=TODO&size=1`)
      return total > 0 && records.length === 0
    },
  }),
  lists({
    id: 'help is not searched in the text of the articles',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (groups, { url }) => {
      const keyword = url.searchParams.get('keyword')?.trim() ?? ''
      for (const group of groups)
        group.articles = group.articles.filter(({ title, summary }: Loose) => (title + summary).includes(keyword))
      return groups.filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => (await dataOf(ask, `${help}?keyword=${encodeURIComponent('核对信用代码')}`)).length === 0,
  }),
  lists({
    id: 'the least price is not in its own range',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (page, { url }) => {
      const least = url.searchParams.get('minPrice')
      if (least !== null) leaveOut(page, ({ price }) => price === Number(least))
    }),
    probe: async (ask) => {
      const [{ id, price, tradeType }] = await recordsIn(ask, houses)
      const records = await recordsIn(ask, `${houses}&minPrice=${price}&tradeType=${tradeType}&size=50`)
      return records.every((record) => record.id !== id)
    },
  }),
]
