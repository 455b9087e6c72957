import { dataOf, dayAfter, isSigned, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { shownDemands } from '../shared/addresses.ts'

const idOf = ({ id }: Loose): string => id

const isRecent = ({ headers }: Passing) => Math.abs(Date.now() - Number(headers['timestamp'])) < 60_000

const attracts = '/content/api/ua/attract/list'

const historyTargets = new Set(
  'POLICY DEMAND RESOURCE PROVIDER ATTRACT HOUSE LAND OFFICE ENVIRONMENT ACTIVITY NEWS'.split(' '),
)

/** A list of at most fifty records that is picked and cut again, where the query is of the kind that goes wrong. */
function repicked(
  operationId: string,
  when: string,
  pick: (records: Loose[]) => Loose[],
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, { current: number; size: number }>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if ((searchParams.get(when) ?? '').trim() === '') return
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size)) return
      asked.set(passing, { current: Number(current), size: Number(size) })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = asked.get(passing)
      if (page === undefined) return undefined
      const { current, size } = page
      const picked = pick(data.records)
      const records = picked.slice((current - 1) * size, current * size)
      return { records, total: picked.length, size, current, pages: Math.ceil(picked.length / size) }
    }),
  }
}

/** A page beyond the last one is the last one, as soon as it is known how many there are. */
function lastPageAgain(operationId: string): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  const totals = new Map<string, number>()
  const keyOf = ({ url }: Passing): string => {
    const query = new URLSearchParams(url.searchParams)
    query.delete('current')
    query.delete('size')
    query.sort()
    return String(query)
  }
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const total = totals.get(keyOf(passing)) ?? 0
      const last = Math.ceil(total / Number(searchParams.get('size') ?? 10))
      const current = searchParams.get('current') ?? '1'
      if (last > 0 && /^\d{1,6}$/.test(current) && Number(current) > last) searchParams.set('current', String(last))
    }),
    reply: inData(operationId, ({ total }, passing) => {
      totals.set(keyOf(passing), total)
    }),
    restart: () => totals.clear(),
  }
}

/** Rows of a page are left out only after the page was cut. */
function filteredTooLate(): Pick<Defect, 'request' | 'reply'> {
  const wanted = new WeakMap<Passing, string>()
  return {
    request: onRequest('listHistory', (passing) => {
      const { searchParams } = passing.url
      const type = searchParams.get('targetType')
      if (type === null || !historyTargets.has(type)) return
      wanted.set(passing, type)
      searchParams.delete('targetType')
    }),
    reply: inData('listHistory', (data, passing) => {
      const type = wanted.get(passing)
      if (type !== undefined) data.records = data.records.filter(({ targetType }: Loose) => targetType === type)
    }),
  }
}

export const listsDefects: Defect[] = [
  lists({
    id: 'after the last page comes the last page again',
    ...lastPageAgain('listAttracts'),
    probe: async (ask) => {
      const { pages } = await dataOf(ask, `${attracts}?size=4`)
      return (await dataOf(ask, `${attracts}?size=4&current=${pages + 3}`)).records.length > 0
    },
  }),
  lists({
    id: 'a percent sign finds every enterprise',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url: { searchParams } }) => {
      const name = searchParams.get('name') ?? ''
      if (!/[%_]/.test(name)) return
      const [longest = ''] = name.split(/[%_]/).toSorted((one, other) => other.length - one.length)
      searchParams.set('name', longest.trim() === '' ? '示例' : longest)
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/en/lib/list?name=%25')).total > 0,
  }),
  lists({
    id: 'a demand with several keywords is found several times',
    ...repicked('listDemands', 'name', (records) =>
      records.flatMap((record) => Array.from({ length: Math.max(1, record.keywords.length) }, () => record)),
    ),
    probe: async (ask) => {
      const [{ title }] = await shownRecords(ask, `${shownDemands}/list?size=1`)
      const found = await shownRecords(ask, `${shownDemands}/list?size=50&name=${encodeURIComponent(title)}`)
      return new Set(found.map(idOf)).size < found.length
    },
  }),
  lists({
    id: 'who asks for one type of provider gets the default order',
    operationId: 'listFacilitators',
    request: onRequest('listFacilitators', ({ url: { searchParams } }) => {
      const isSorted = /^(SCORE|VIEW)$/.test(searchParams.get('sort') ?? '')
      if (isSorted && searchParams.has('providerType')) searchParams.delete('sort')
    }),
    probe: async (ask) => {
      const list = '/enterprise/api/ua/facilitator/list?size=50&sort=VIEW'
      const types = new Set((await shownRecords(ask, list)).flatMap(({ providerType }) => providerType))
      for (const type of types) {
        const views = (await shownRecords(ask, `${list}&providerType=${type}`)).map(({ viewCount }) => viewCount)
        if (views.some((count, index) => count > (views[index - 1] ?? count))) return true
      }
      return false
    },
  }),
  lists({
    id: 'the footprints of one kind are picked from a page that is cut already',
    operationId: 'listHistory',
    ...filteredTooLate(),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/message/api/history/list?size=50')
      const [{ targetType: last }] = records.slice(-1)
      const { total } = await dataOf(ask, `/message/api/history/list?size=1&targetType=${last}`)
      return total !== records.filter(({ targetType }: Loose) => targetType === last).length
    },
  }),
  lists({
    id: 'published until a day means before that day',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', (passing) => {
      const { searchParams } = passing.url
      const until = searchParams.get('publishTo') ?? ''
      if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(Date.parse(until))) return
      if (until === searchParams.get('publishFrom') || !isSigned(passing) || !isRecent(passing)) return
      searchParams.set('publishTo', dayAfter(until, -1))
      Object.assign(passing.headers, signatureHeaders(Object.fromEntries(searchParams)))
    }),
    probe: async (ask) => {
      const [{ publishTime }] = await shownRecords(ask, '/policy/api/ua/policy/list?size=1')
      const query = { publishTo: publishTime.slice(0, 10), sort: 'NEW', size: '5' }
      const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query)}`
      const { data } = await ask(target, { as: 'visitor', headers: signatureHeaders(query) })
      return !data.records.some((record: Loose) => record.publishTime.startsWith(query.publishTo))
    },
  }),
  lists({
    id: 'who picks a level is not told how many there are of the others',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', ({ facets }, { url: { searchParams } }) => {
      for (const field of ['level', 'category', 'enjoyMode', 'supportMode']) {
        const picked = searchParams.get(field)
        if (picked === null || picked === '') continue
        facets[field] = facets[field].filter(({ value }: Loose) => picked.split(',').includes(value))
      }
    }),
    probe: async (ask) => {
      const query = { level: 'COUNTY', size: '1' }
      const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query)}`
      const { data } = await ask(target, { as: 'visitor', headers: signatureHeaders(query) })
      return !data.facets.level.some(({ value }: Loose) => value === 'PROVINCE')
    },
  }),
  lists({
    id: 'what can be had at once is not available before any day',
    ...repicked('listShowResourcesByType', 'availableBefore', (records) =>
      records.filter(({ availableDate }) => availableDate !== null),
    ),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
      const isFree = ({ availableDate }: Loose) => availableDate === null
      const all = await shownRecords(ask, list)
      return all.some(isFree) && !(await shownRecords(ask, `${list}&availableBefore=2099-12-31`)).some(isFree)
    },
  }),
]
