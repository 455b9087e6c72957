import { dataOf, isLike, shownRecords, signatureHeaders } from '../asked.ts'
import { inData, onRequest } from '../defect.ts'
import type { Defect, Loose, Passing } from '../defect.ts'
import { lists, relations } from '../groups.ts'
import { nameOf, robot, asked } from './moorings.ts'

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

/** More of the faults in moorings.ts. */
export const buoyDefects: Defect[] = [
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
  relations({
    id: 'the statistics count only demands that are still open',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.demandCount = data.openDemandCount
    }),
    probe: async (ask) => {
      const { demandCount } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return demandCount < (await dataOf(ask, '/supanddem/api/ua/show/demand/count'))
    },
  }),
  relations({
    id: 'in the month the last days are a day early',
    operationId: 'getCalendarMonth',
    // Midnight here is still the day before in UTC.
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const [index, day] of days.entries()) day.endCount = days[index + 1]?.endCount ?? 0
    }),
    probe: async (ask) => {
      const [year, month] = new Date(Date.now() + 28_800_000).toISOString().split('-')
      const calendar = '/policy/api/ua/calendar'
      const { days } = await dataOf(ask, `${calendar}/month?year=${year}&month=${Number(month)}`)
      for (const { date, endCount } of days) {
        if (endCount === 0) continue
        const events: Loose[] = await dataOf(ask, `${calendar}/day?date=${date}`)
        if (events.filter(({ type }) => type === 'DECLARE_END').length !== endCount) return true
      }
      return false
    },
  }),
  relations({
    id: 'a park counts its warehouses among its factories',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', ({ resourceCounts }) => {
      resourceCounts.house += resourceCounts.warehouse
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?size=50&type='
      for (const { id, park } of await shownRecords(ask, `${list}ENVIRONMENT`)) {
        const { resourceCounts } = await dataOf(ask, `/investment/ua/showResource/detailOfEnvironment?id=${id}`)
        const houses = await shownRecords(ask, `${list}HOUSE&park=${encodeURIComponent(park)}`)
        if (resourceCounts.house > houses.filter(({ status }) => status === 'AVAILABLE').length) return true
      }
      return false
    },
  }),
  relations({
    id: 'the list of sessions counts questions and answers',
    operationId: 'pageRobotSessions',
    write: true,
    reply: inData('pageRobotSessions', ({ records }) => {
      for (const session of records) session.turnCount *= 2
    }),
    probe: async (ask) => {
      await ask(`${robot}/answer`, { body: asked })
      const [{ turnCount }] = (await dataOf(ask, '/consult/api/customer/smart/session/page')).records
      const { turns } = await dataOf(ask, `${robot}/session/detail?sessionId=${asked.sessionId}`)
      return turnCount !== turns.length
    },
  }),
]
