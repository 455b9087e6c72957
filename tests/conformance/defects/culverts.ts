import { dataOf, opened, shownRecords } from '../asked.ts'
import { type Defect, inData, type Loose, onRequest, type Passing } from '../defect.ts'
import { lists, relations } from '../groups.ts'

/** Lists of at most fifty records whose query picks or orders wrongly. */
function queried(
  operationId: string,
  when: (query: URLSearchParams) => boolean,
  pick: (records: Loose[], query: URLSearchParams) => Loose[],
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, { current: number; size: number }>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !when(searchParams)) return
      asked.set(passing, { current: Number(current), size: Number(size) })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = asked.get(passing)
      if (page === undefined) return undefined
      const { current, size } = page
      const picked = pick(data.records, passing.url.searchParams)
      const records = picked.slice((current - 1) * size, current * size)
      return { records, total: picked.length, size, current, pages: Math.ceil(picked.length / size) }
    }),
  }
}

const order = (one: string, other: string) => Number(one > other) - Number(one < other)

/** One filter of the query is lost as soon as another is set. */
const overwritten = (operationId: string, lost: string, by: string) => ({
  operationId,
  request: onRequest(operationId, ({ url: { searchParams } }) => {
    if (searchParams.get(by)) searchParams.delete(lost)
  }),
})

const houses = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
const isOver = ({ state }: Loose) => !['SIGNING', 'ONGOING'].includes(state)

/** More of the faults in causeways.ts. */
export const culvertDefects: Defect[] = [
  lists({
    id: 'a provider is of its first type only',
    ...queried(
      'listFacilitators',
      (query) => Boolean(query.get('providerType')),
      (records, query) => records.filter(({ providerType }) => providerType[0] === query.get('providerType')),
    ),
    probe: async (ask) => {
      const list = '/enterprise/api/ua/facilitator/list?size=50'
      const { id, providerType } = (await shownRecords(ask, list)).find((each) => each.providerType.length > 1)
      const found = await shownRecords(ask, `${list}&providerType=${providerType[1]}`)
      return found.every((each) => each.id !== id)
    },
  }),
  lists({
    id: 'a word makes projects of all categories appear',
    ...overwritten('listAttracts', 'category', 'keyWord'),
    probe: async (ask) => {
      const list = `/content/api/ua/attract/list?size=50&category=PARK&keyWord=${encodeURIComponent('产业')}`
      return (await shownRecords(ask, list)).some(({ category }) => category !== 'PARK')
    },
  }),
  lists({
    id: 'news is found by how its title begins',
    ...queried(
      'listNotices',
      (query) => (query.get('name') ?? '').trim() !== '',
      (records, query) => records.filter(({ title }) => title.startsWith((query.get('name') ?? '').trim())),
    ),
    probe: async (ask) => {
      const list = '/content/api/ua/notice/pc/list?size=50'
      const [{ id, title }] = await shownRecords(ask, list)
      const found = await shownRecords(ask, `${list}&name=${encodeURIComponent(title.slice(2, 8))}`)
      return found.every((each) => each.id !== id)
    },
  }),
  lists({
    id: 'the year of a file is forgotten beside its department',
    ...overwritten('pageDeclareFiles', 'year', 'department'),
    probe: async (ask) => {
      const list = '/policy/api/show/declareFile/page?size=50'
      const [{ department, year }] = await shownRecords(ask, list)
      const found = await shownRecords(ask, `${list}&department=${encodeURIComponent(department)}&year=${year - 9}`)
      return found.length > 0
    },
  }),
  lists({
    id: 'what is both let and sold is not let',
    ...queried(
      'listShowResourcesByType',
      (query) => ['RENT', 'SALE'].includes(query.get('tradeType') ?? ''),
      (records, query) => records.filter(({ tradeType }) => tradeType === query.get('tradeType')),
    ),
    probe: async (ask) => (await shownRecords(ask, `${houses}&tradeType=RENT`)).every(isLetOnly),
  }),
  lists({
    id: 'the kind of a declaration overwrites its stage',
    ...overwritten('listDeclareRecords', 'stage', 'kind'),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list?kind=APPLY&stage=ENDED&size=50')
      return records.some(({ stage }: Loose) => stage !== 'ENDED')
    },
  }),
  lists({
    id: 'events that are no longer open begin with the oldest',
    ...queried(
      'pageEvents',
      () => true,
      (records) => [
        ...records.filter((event) => !isOver(event)),
        ...records.filter(isOver).toSorted((one, other) => order(one.startTime, other.startTime)),
      ],
    ),
    probe: async (ask) => {
      const over = (await shownRecords(ask, '/supanddem/api/ua/customer/event/page?size=50')).filter(isOver)
      return over[0].startTime < over.at(-1).startTime
    },
  }),
  lists({
    id: 'help is looked for in titles and summaries',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data, { url }) => {
      const word = (url.searchParams.get('keyword') ?? '').trim().toLowerCase()
      const isFound = ({ title, summary }: Loose) => `${title}\n${summary}`.toLowerCase().includes(word)
      return data
        .map((group: Loose) => ({ ...group, articles: group.articles.filter(isFound) }))
        .filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) =>
      (await dataOf(ask, `/content/api/ua/help/list?keyword=${encodeURIComponent('右上角')}`)).length === 0,
  }),
  relations({
    id: 'providers who left are still counted',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (count) => count + 3),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/enterprise/api/ua/facilitator/list')
      return (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) !== total
    },
  }),
  relations({
    id: 'months of the year count from zero',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', ({ year, months }) => ({
      year,
      months: months.map(({ month }: Loose, index: number) => ({ ...months[(index + 11) % 12], month })),
    })),
    probe: async (ask) => {
      const { months } = await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=11')
      const sum = days.reduce((before: number, { startCount }: Loose) => before + startCount, 0)
      return months[10].startCount !== sum
    },
  }),
  relations({
    id: 'before a piece of news comes what comes after it',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      data.prev = data.next
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/content/api/ua/notice/pc/list')
      const all = await opened(ask, records, ({ id }) => `/content/api/ua/notice/pc/detail/${id}`)
      return all.some(({ prev, next }) => prev !== null && prev.id === next?.id)
    },
  }),
  relations({
    id: 'demands off the shelf still count in their category',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (categories) => {
      for (const category of categories) if (category.demandCount > 0) category.demandCount += 1
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, '/supanddem/api/ua/show/demand/category/list')
      return (await dataOf(ask, `/supanddem/api/ua/show/demand/list?categoryId=${id}`)).total !== demandCount
    },
  }),
]

function isLetOnly({ tradeType }: Loose): boolean {
  return tradeType === 'RENT'
}
