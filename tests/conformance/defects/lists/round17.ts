import { dataOf, isLike, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

/** A short list that the query narrows in a way of its own. */
function narrowed(
  operationId: string,
  when: (query: URLSearchParams) => boolean,
  without: string,
  keeps: (record: Loose, query: URLSearchParams) => boolean,
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const pages = new WeakMap<Passing, Page>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const { current = '1', size = '10' } = Object.fromEntries(searchParams)
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !when(searchParams)) return
      pages.set(passing, { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) })
      searchParams.delete(without)
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = pages.get(passing)
      if (page === undefined) return undefined
      const { current, size, query } = page
      const kept = data.records.filter((record: Loose) => keeps(record, query))
      const records = kept.slice((current - 1) * size, current * size)
      return { records, total: kept.length, size, current, pages: Math.ceil(kept.length / size) }
    }),
  }
}

const isDay = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

const modules = new Set(['FOOTER_LINK', 'PARTNER', 'HOTLINE', 'QUICK_ENTRY'])

interface Page {
  current: number
  size: number
  query: URLSearchParams
}

const nameOf = (query: URLSearchParams) => (query.get('name') ?? '').trim()

const columns = new Set(['NEWS', 'NOTICE', 'PUBLICITY', 'INTERPRET', 'MEDIA', 'CASE'])

export const listsDefects: Defect[] = [
  lists({
    id: 'the most viewed resources are sorted within their page',
    operationId: 'listResources',
    ...(() => {
      const sorting = new WeakSet<Passing>()
      return {
        request: onRequest('listResources', (passing) => {
          if (passing.url.searchParams.get('sort') !== 'VIEW') return
          sorting.add(passing)
          passing.url.searchParams.delete('sort')
        }),
        reply: inData('listResources', ({ records }, passing) => {
          if (sorting.has(passing)) records.sort((one: Loose, other: Loose) => other.viewCount - one.viewCount)
        }),
      }
    })(),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/resource/list?sort=VIEW&size=10&current='
      const [first, second] = [await shownRecords(ask, `${list}1`), await shownRecords(ask, `${list}2`)]
      return second[0].viewCount > first[9].viewCount
    },
  }),
  lists({
    id: 'facets of level and category count after their own filter',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', ({ facets }, { url }) => {
      for (const field of ['level', 'category']) {
        const chosen = url.searchParams.getAll(field).flatMap((value) => value.split(','))
        if (chosen.length > 0) facets[field] = facets[field].filter(({ value }: Loose) => chosen.includes(value))
      }
    }),
    probe: async (ask) => {
      const query = { level: 'PROVINCE' }
      const sent = { as: 'visitor', headers: signatureHeaders(query) } as const
      return (await ask('/policy/api/ua/policy/search-list?level=PROVINCE', sent)).data.facets.level.length === 1
    },
  }),
  lists({
    id: 'the total of messages is that of the page',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      data.total = data.records.length
      data.pages = Math.min(1, data.total)
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list?size=2')).total === 2,
  }),
  lists({
    id: 'a percent sign finds every provider',
    ...narrowed(
      'listFacilitators',
      (query) => /[%_]/.test(nameOf(query)) && nameOf(query).length <= 30,
      'name',
      ({ name, slogan, tags: words }, query) =>
        [name, slogan, ...words].some((text: string) => isLike(text, nameOf(query))),
    ),
    probe: async (ask) => (await shownRecords(ask, '/enterprise/api/ua/facilitator/list?name=%25')).length > 0,
  }),
  lists({
    id: 'what can be had at once is not available before any day',
    ...narrowed(
      'listShowResourcesByType',
      (query) => isDay(query.get('availableBefore')),
      '',
      ({ availableDate }) => availableDate !== null,
    ),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
      return (
        (await shownRecords(ask, `${list}&availableBefore=2030-01-01`)).length < (await shownRecords(ask, list)).length
      )
    },
  }),
  lists({
    id: 'the rules of a tool begin with the oldest',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (rules: Loose[]) => {
      const order = [...new Set(rules.map(({ toolCode }) => toolCode))]
      return order.flatMap((code) => rules.filter(({ toolCode }) => toolCode === code).toReversed())
    }),
    probe: async (ask) => {
      const [first, second] = await dataOf(ask, '/consult/api/ua/tool/rule/list?toolCode=SRDI')
      return first.effectiveFrom < second.effectiveFrom
    },
  }),
  lists({
    id: 'one module is asked for and all are given',
    operationId: 'listModuleConfigs',
    request: onRequest('listModuleConfigs', ({ url: { searchParams } }) => {
      if (modules.has(searchParams.get('moduleCode') ?? '')) searchParams.delete('moduleCode')
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/module-config/list?moduleCode=HOTLINE')).length > 1,
  }),
  lists({
    id: 'news of a name are from all columns',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      if (nameOf(searchParams) !== '' && columns.has(searchParams.get('columnCode') ?? ''))
        searchParams.delete('columnCode')
    }),
    probe: async (ask) => {
      const list = `/content/api/ua/notice/pc/list?size=50&columnCode=NOTICE&name=${encodeURIComponent('解读')}`
      return (await shownRecords(ask, list)).some(({ columnCode }) => columnCode !== 'NOTICE')
    },
  }),
]
