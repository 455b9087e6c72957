import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

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

function isLetOnly({ tradeType }: Loose): boolean {
  return tradeType === 'RENT'
}

export const listsDefects: Defect[] = [
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
]
