import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

interface Asked {
  current: number
  size: number
  query: URLSearchParams
}

/** A list of at most fifty records that is picked and cut again, where the query is of the kind that goes wrong. */
function repicked(
  operationId: string,
  {
    when,
    without = [],
    pick,
  }: {
    when: (query: URLSearchParams) => boolean
    without?: readonly string[]
    pick: (records: Loose[], query: URLSearchParams) => Loose[]
  },
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, Asked>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !when(searchParams)) return
      asked.set(passing, { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) })
      for (const name of without) searchParams.delete(name)
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = asked.get(passing)
      if (page === undefined) return undefined
      const { current, size, query } = page
      const picked = pick(data.records, query)
      const records = picked.slice((current - 1) * size, current * size)
      return { records, total: picked.length, size, current, pages: Math.ceil(picked.length / size) }
    }),
  }
}

const wordOf = (query: URLSearchParams) => (query.get('name') ?? '').trim().toLowerCase()

const has = (text: string, word: string) => text.toLowerCase().includes(word)

const highest = ({ amountList }: Loose) => String(Math.max(-1, ...amountList.map(({ max }: Loose) => max ?? -1)))

const backwards = (one: string, other: string) => Number(one < other) - Number(one > other)

const subjects = '/content/api/ua/subject/list?size=50'

const isKind = (kind: string | null) => kind === null || kind === 'DIAGRAM' || kind === 'TOPIC'

function isRead({ read }: Loose): boolean {
  return read
}

export const listsDefects: Defect[] = [
  lists({
    id: 'five hundred is more than three thousand',
    operationId: 'listPolicies',
    reply: inData('listPolicies', ({ records }, { url }) => {
      if (url.searchParams.get('sort') !== 'AMOUNT') return
      records.sort((one: Loose, other: Loose) => backwards(highest(one), highest(other)))
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/policy/api/ua/policy/list?sort=AMOUNT&size=50')
      const amounts = records.map((record) => Number(highest(record)))
      return amounts.some((amount, index) => amount > (amounts[index - 1] ?? amount))
    },
  }),
  lists({
    id: 'what is sold is sorted among the rest by its area',
    ...repicked('listShowResourcesByType', {
      when: (query) => query.get('sort') === 'AREA',
      pick: (records) => records.toSorted((one, other) => (other.area ?? 0) - (one.area ?? 0)),
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?size=50&sort=AREA&type='
      for (const type of ['HOUSE', 'LAND']) {
        const states = (await shownRecords(ask, list + type)).map(({ status }) => status === 'DONE')
        if (states.includes(true) && states.lastIndexOf(false) > states.indexOf(true)) return true
      }
      return false
    },
  }),
  lists({
    id: 'what is free has no price below ten',
    ...repicked('listResources', {
      when: (query) => query.get('price') === 'UNDER_10',
      pick: (records) => records.filter(({ priceType }) => priceType !== 'FREE'),
    }),
    probe: async (ask) => {
      const cheap = await shownRecords(ask, '/supanddem/api/ua/show/resource/list?price=UNDER_10&size=50')
      return cheap.length > 0 && cheap.every(({ priceType }) => priceType !== 'FREE')
    },
  }),
  lists({
    id: 'providers are not found by their tags',
    ...repicked('listFacilitators', {
      when: (query) => wordOf(query) !== '',
      pick: (records, query) => records.filter(({ name, slogan }) => has(`${name}\n${slogan}`, wordOf(query))),
    }),
    probe: async (ask) => {
      const list = '/enterprise/api/ua/facilitator/list?size=50'
      for (const { id, name, slogan, tags } of await shownRecords(ask, list)) {
        const tag = tags.find((each: string) => !`${name}${slogan}`.includes(each))
        if (tag === undefined) continue
        const found = await shownRecords(ask, `${list}&name=${encodeURIComponent(tag)}`)
        if (!found.some((each) => each.id === id)) return true
      }
      return false
    },
  }),
  lists({
    id: 'a page that is not full is no page',
    operationId: 'pageRobotKeywords',
    reply: inData('pageRobotKeywords', (data) => {
      data.pages = Math.max(Math.min(1, data.total), Math.floor(data.total / data.size))
    }),
    probe: async (ask) => {
      const { total, pages } = await dataOf(ask, '/consult/api/ua/keyword/page?size=4')
      return pages * 4 < total
    },
  }),
  lists({
    id: 'one kind and this title, or this summary',
    ...repicked('listContentSubjects', {
      when: (query) => wordOf(query) !== '' && isKind(query.get('kind')),
      without: ['kind', 'name'],
      pick: (records, query) => {
        const kind = query.get('kind')
        const word = wordOf(query)
        return records.filter(
          (record) => ((kind ?? record.kind) === record.kind && has(record.title, word)) || has(record.summary, word),
        )
      },
    }),
    probe: async (ask) => {
      const topic = (await shownRecords(ask, subjects)).find(({ kind }) => kind === 'TOPIC')
      const word = encodeURIComponent(topic.summary.slice(0, 6))
      return (await shownRecords(ask, `${subjects}&kind=DIAGRAM&name=${word}`)).some(({ kind }) => kind === 'TOPIC')
    },
  }),
  lists({
    id: 'not read is all',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url: { searchParams } }) => {
      if (searchParams.get('read') === 'false') searchParams.delete('read')
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list?read=false&size=50')).records.some(isRead),
  }),
  lists({
    id: 'several dictionaries at once are sorted by their values',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (data) => {
      for (const entries of Object.values<Loose[]>(data))
        entries.sort((one, other) => backwards(other.value, one.value))
    }),
    probe: async (ask) => {
      const dictionary = '/uaa/api/dict/value'
      const entries = await dataOf(ask, `${dictionary}?typeCode=PO_PJ_STATE`)
      const several = await dataOf(ask, `${dictionary}/multiple?typeCodes=PO_PJ_STATE`)
      return JSON.stringify(several.PO_PJ_STATE) !== JSON.stringify(entries)
    },
  }),
]
