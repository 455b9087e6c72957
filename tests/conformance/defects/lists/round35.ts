import { dataOf, parameter, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { events, houses, messages, notices, policyList, products, providerList } from '../shared/addresses.ts'
import { requeried, reshaped } from '../shared/hooks.ts'
import { cutAnew, leaveOut, pageOf } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { byText } from '../shared/values.ts'
import { lists } from '../../groups.ts'

const categoryOf = parameter('categoryId')

const keywordOf = parameter('keyword')

/** The filter is put on the page that was cut without it. */
function filteredLate(): Pick<Defect, 'request' | 'reply'> {
  const states = new WeakMap<object, string>()
  return {
    request: onRequest('pageEvents', (passing) => {
      const state = passing.url.searchParams.get('state') ?? ''
      if (!/^[A-Z_]+$/.test(state)) return
      states.set(passing, state)
      passing.url.searchParams.delete('state')
    }),
    reply: inData('pageEvents', (data, passing) => {
      const state = states.get(passing)
      if (state !== undefined) data.records = data.records.filter((record: Loose) => record.state === state)
    }),
  }
}

export const listDefects: Defect[] = [
  lists({
    id: 'each later page of messages begins with the last one of the page before',
    ...cutAnew('listMessages', (records, { current, size }) => {
      const start = Math.max(0, (current - 1) * size - 1)
      return { records: records.slice(start, start + size), total: records.length }
    }),
    probe: async (ask) => {
      const [first, second] = [
        await recordsIn(ask, `${messages}?size=3`),
        await recordsIn(ask, `${messages}?size=3&current=2`),
      ]
      return first.at(-1).id === second[0].id
    },
  }),
  lists({
    id: 'the notice on top heads every page',
    ...cutAnew('listNotices', (records, page) => {
      const shown = pageOf(records, page)
      const top = records.filter((record) => record.top === true).slice(0, 1)
      const isLater = page.current > 1 && shown.length > 0
      return { records: isLater ? [...top, ...shown.slice(top.length)] : shown, total: records.length }
    }),
    probe: async (ask) => {
      const [first, second] = [await recordsIn(ask, notices), await recordsIn(ask, `${notices}?current=2`)]
      return first[0].id === second[0].id
    },
  }),
  lists({
    id: 'of several levels only the first is looked for',
    ...requeried('listPolicies', (query) => {
      const [first, ...others] = (query.get('level') ?? '').split(',')
      if (others.length > 0) query.set('level', first ?? '')
    }),
    probe: async (ask) =>
      (await totalOf(ask, `${policyList}?level=COUNTY,PROVINCE`)) ===
      (await totalOf(ask, `${policyList}?level=COUNTY`)),
  }),
  lists({
    id: 'a category of the first level has no products',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data, passing) => {
      const asked = categoryOf(passing)
      if (asked !== '' && data.records.every((record: Loose) => record.categoryId !== asked))
        Object.assign(data, { records: [], total: 0, pages: 0 })
    }),
    probe: async (ask) => (await totalOf(ask, `${products}?categoryId=sc-1`)) === 0,
  }),
  lists({
    id: 'a limit of the price hides what is negotiable',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, { url }) => {
      if (url.searchParams.has('minPrice') || url.searchParams.has('maxPrice'))
        leaveOut(data, ({ negotiable }) => negotiable)
    }),
    probe: async (ask) => {
      const isNegotiable = ({ negotiable }: Loose) => negotiable
      const all = await recordsIn(ask, `${houses}&size=50`)
      const dear = await recordsIn(ask, `${houses}&size=50&maxPrice=100000`)
      return all.some(isNegotiable) && !dear.some(isNegotiable)
    },
  }),
  lists({
    id: 'views are sorted as text',
    ...cutAnew(
      'listFacilitators',
      (records, page) => ({
        records: pageOf(
          records.toSorted((one, two) => byText(String(two.viewCount), String(one.viewCount))),
          page,
        ),
        total: records.length,
      }),
      { when: ({ query }) => query.get('sort') === 'VIEW' },
    ),
    probe: async (ask) => {
      const views = (await recordsIn(ask, `${providerList}?sort=VIEW&size=50`)).map(({ viewCount }) => viewCount)
      return views.some((count, index) => count > views[index - 1])
    },
  }),
  lists({
    id: 'a keyword is looked for in the titles of the help alone',
    ...reshaped('listHelpArticles', (groups, passing) =>
      groups
        .map((group: Loose) => ({
          ...group,
          articles: group.articles.filter(({ title }: Loose) => title.includes(keywordOf(passing).trim())),
        }))
        .filter(({ articles }: Loose) => articles.length > 0),
    ),
    probe: async (ask) =>
      (await dataOf(ask, `/content/api/ua/help/list?keyword=${encodeURIComponent('提交后等待审核')}`)).length === 0,
  }),
  lists({
    id: 'the state of an event is filtered after the page is cut',
    operationId: 'pageEvents',
    ...filteredLate(),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, `${events}?state=CANCELLED&size=50`)
      return total > records.length
    },
  }),
]
