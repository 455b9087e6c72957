import { dataOf, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest, remembering } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { fiftyHouses } from '../shared/addresses.ts'

interface Page {
  current: number
  size: number
  query: URLSearchParams
}

/** A list of at most fifty records that is picked and cut by other hands, where it is asked for in the given way. */
function cutAnew(
  operationId: string,
  when: (page: Page) => boolean,
  cut: (records: Loose[], page: Page) => { records: Loose[]; page?: number },
  without?: string,
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const pages = new WeakMap<Passing, Page>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const [current, size] = [Number(searchParams.get('current') ?? 1), Number(searchParams.get('size') ?? 10)]
      const page = { current, size, query: new URLSearchParams(searchParams) }
      const isPage = Number.isInteger(current) && current > 0 && Number.isInteger(size) && size > 0 && size <= 50
      if (!isPage || !when(page)) return
      pages.set(passing, page)
      if (without !== undefined) searchParams.delete(without)
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, ({ records: all }, passing) => {
      const page = pages.get(passing)
      if (page === undefined) return undefined
      const { size } = page
      const { records, page: current = page.current } = cut(all, page)
      const shown = records.slice((current - 1) * size, current * size)
      return { records: shown, total: records.length, size, current, pages: Math.ceil(records.length / size) }
    }),
  }
}

const lastPage = (count: number, size: number) => Math.max(1, Math.ceil(count / size))

const isBefore = (one: string, other: string) => Number(one > other) - Number(one < other)

export const listsDefects: Defect[] = [
  lists({
    id: 'what is pinned to the top is pinned to the top of every page of the news',
    operationId: 'listNotices',
    ...remembering(
      () => new Map<string, Loose[]>(),
      (pinned, returning, passing) => {
        inData('listNotices', ({ current, size, records }, { url: { searchParams } }) => {
          const key = `${searchParams.get('columnCode')} ${searchParams.get('name')}`
          if (current === 1)
            pinned.set(
              key,
              records.filter(({ top }: Loose) => top),
            )
          else if (records.length > 0) records.unshift(...(pinned.get(key) ?? []).slice(0, size))
          records.splice(size)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const list = '/content/api/ua/notice/pc/list?size=5&current='
      const [first] = await shownRecords(ask, `${list}1`)
      return (await shownRecords(ask, `${list}2`)).some(({ id }) => id === first.id)
    },
  }),
  lists({
    id: 'an underline stands for any character in the name of a company',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url: { searchParams } }) => {
      const name = (searchParams.get('name') ?? '').trim()
      if (/^[_%]+$/.test(name)) searchParams.set('name', '（示例）')
      else if (/^[%_]|[%_]$/.test(name)) searchParams.set('name', name.replaceAll(/^[%_]+|[%_]+$/g, ''))
    }),
    probe: async (ask) => {
      const found = await shownRecords(ask, '/enterprise/api/ua/en/lib/list?name=_')
      return found.length > 0 && found.every(({ name }) => !name.includes('_'))
    },
  }),
  lists({
    id: 'what can be moved into now is not ready by the day asked for',
    ...cutAnew(
      'listShowResourcesByType',
      ({ query }) => query.has('availableBefore'),
      (all) => ({ records: all.filter(({ availableDate }) => availableDate !== null) }),
    ),
    probe: async (ask) => {
      const ready = (await shownRecords(ask, fiftyHouses)).filter(({ availableDate }) => availableDate === null)
      const found = await shownRecords(ask, `${fiftyHouses}&availableBefore=2099-12-31`)
      return ready.length > 0 && found.length > 0 && found.every(({ availableDate }) => availableDate !== null)
    },
  }),
  lists({
    id: 'a city has none of the offers of its counties',
    ...cutAnew(
      'listResources',
      ({ query }) => /^\d{4}00$/.test(query.get('region') ?? ''),
      (all, { query }) => ({ records: all.filter(({ region }) => region === query.get('region')) }),
    ),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/resource/list'
      const [{ region }] = await shownRecords(ask, list)
      return (await shownRecords(ask, `${list}?region=${region.slice(0, 4)}00`)).length === 0
    },
  }),
  lists({
    id: 'events that are over are told from the oldest on',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      const isOn = ({ state }: Loose) => state === 'SIGNING' || state === 'ONGOING'
      const rest = data.records.filter((event: Loose) => !isOn(event))
      rest.sort((one: Loose, other: Loose) => isBefore(one.startTime, other.startTime))
      data.records = [...data.records.filter(isOn), ...rest]
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/customer/event/page?size=50')
      const rest = records.filter(({ state }) => state !== 'SIGNING' && state !== 'ONGOING')
      return rest[0].startTime < rest.at(-1).startTime
    },
  }),
  lists({
    id: 'who has chosen a level is offered no other level to add',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', ({ facets }, { url: { searchParams } }) => {
      const chosen = (searchParams.get('level') ?? '').split(',').filter((each) => each !== '')
      if (chosen.length > 0) facets.level = facets.level.filter(({ value }: Loose) => chosen.includes(value))
    }),
    probe: async (ask) => {
      const query = { level: 'COUNTY', size: '2' }
      const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query)}`
      const { data } = await ask(target, { as: 'visitor', headers: signatureHeaders(query) })
      return data.facets.level.length === 1
    },
  }),
  lists({
    id: 'after the last page of the messages comes the last page again',
    ...cutAnew(
      'listMessages',
      ({ current }) => current > 1,
      (all, { current, size }) => ({ records: all, page: Math.min(current, lastPage(all.length, size)) }),
    ),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list?current=40')).records.length > 0,
  }),
  lists({
    id: 'of two states of declarations the one named last is looked for',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url: { searchParams } }) => {
      const states = searchParams.get('declareState')
      if (states !== null) searchParams.set('declareState', states.split(',').at(-1) ?? '')
    }),
    probe: async (ask) => {
      const list = '/policy/api/ua/declare/page?declareState='
      const { total } = await dataOf(ask, `${list}OPEN,NOT_STARTED`)
      return total === (await dataOf(ask, `${list}NOT_STARTED`)).total
    },
  }),
]
