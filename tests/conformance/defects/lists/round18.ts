import { dataOf, dayAfter, isLike, isSigned, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

/** A list of at most fifty records whose page is made anew from all that the query finds. */
function recut(
  operationId: string,
  isWrong: (query: URLSearchParams) => boolean,
  make: (records: Loose[], cut: Cut) => Loose,
  without: readonly string[] = [],
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const asked = new WeakMap<Passing, Cut>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = searchParams.get('current') ?? '1'
      const size = searchParams.get('size') ?? '10'
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !isWrong(searchParams)) return
      asked.set(passing, { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) })
      for (const name of without) searchParams.delete(name)
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const cut = asked.get(passing)
      return cut === undefined ? undefined : make(data.records, cut)
    }),
  }
}

function pageOf(found: readonly Loose[], { current, size }: Cut, start = (current - 1) * size): Loose {
  const records = found.slice(start, start + size)
  return { records, total: found.length, size, current, pages: Math.ceil(found.length / size) }
}

const isFresh = ({ headers }: Passing) => Math.abs(Date.now() - Number(headers['timestamp'])) < 60_000

const attracts = '/content/api/ua/attract/list'

const places = '/investment/ua/showResource/listByType?type=HOUSE&size=50'

const seen = new Set<string>()

interface Cut {
  current: number
  size: number
  query: URLSearchParams
}

export const listsDefects: Defect[] = [
  lists({
    id: 'a percent sign finds every project',
    ...recut(
      'listAttracts',
      (query) => /[%_]/.test(query.get('keyWord') ?? ''),
      (records, cut) => {
        const word = (cut.query.get('keyWord') ?? '').trim()
        const textOf = ({ title, industryChain, summary }: Loose) => [title, ...industryChain, summary]
        return pageOf(
          records.filter((record) => textOf(record).some((text) => isLike(text, word))),
          cut,
        )
      },
      ['keyWord'],
    ),
    probe: async (ask) => (await shownRecords(ask, `${attracts}?keyWord=%25`)).length > 0,
  }),
  lists({
    id: 'news at the top is at the top of every page',
    ...recut(
      'listNotices',
      (query) => Number(query.get('current') ?? '1') > 1,
      (records, cut) => {
        const page = pageOf(records, cut)
        const pinned = records.filter(({ top }) => top)
        return { ...page, records: page.records.length === 0 ? [] : [...pinned, ...page.records].slice(0, cut.size) }
      },
    ),
    probe: async (ask) => {
      const list = '/content/api/ua/notice/pc/list?current='
      return (await shownRecords(ask, `${list}1`))[0].id === (await shownRecords(ask, `${list}2`))[0].id
    },
  }),
  lists({
    // RENT 与 SALE 也包含 BOTH.
    id: 'what is for rent or sale is not found among what is for rent',
    ...recut(
      'listShowResourcesByType',
      (query) => /^(RENT|SALE)$/.test(query.get('tradeType') ?? ''),
      (records, cut) =>
        pageOf(
          records.filter(({ tradeType }) => tradeType === cut.query.get('tradeType')),
          cut,
        ),
    ),
    probe: async (ask) => {
      const both = (await shownRecords(ask, places)).filter(({ tradeType }) => tradeType === 'BOTH')
      const rent = await shownRecords(ask, `${places}&tradeType=RENT`)
      return both.length > 0 && !rent.some(({ tradeType }) => tradeType === 'BOTH')
    },
  }),
  lists({
    // 一级含其全部二级.
    id: 'a category of demands has none of what its subcategories have',
    operationId: 'listDemands',
    reply: inData('listDemands', ({ records, ...page }, { url }) => {
      const wanted = url.searchParams.get('categoryId')
      if (wanted === null || records.length === 0) return undefined
      if (records.some(({ categoryId }: Loose) => categoryId === wanted)) return undefined
      return { ...page, records: [], total: 0, pages: 0 }
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/demand/list?categoryId='
      const [{ parentId, id }] = await dataOf(ask, '/supanddem/api/ua/show/demand/category/list')
      const whole = await dataOf(ask, `${list}${parentId}`)
      return whole.total === 0 && (await dataOf(ask, `${list}${id}`)).total > 0
    },
  }),
  lists({
    id: 'each further page of events begins with the last of the one before',
    ...recut(
      'pageEvents',
      (query) => Number(query.get('current') ?? '1') > 1,
      (records, cut) => pageOf(records, cut, (cut.current - 1) * cut.size - 1),
    ),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/customer/event/page?size=2&current='
      return (await shownRecords(ask, `${list}1`))[1].id === (await shownRecords(ask, `${list}2`))[0].id
    },
  }),
  lists({
    // 发布日期的结束（含）: compared with midnight, its day is left out.
    id: 'the last day of a search by date is not in it',
    operationId: 'searchPolicies',
    request: onRequest('searchPolicies', (passing) => {
      const { searchParams } = passing.url
      const last = searchParams.get('publishTo') ?? ''
      if (!/^\d{4}-\d\d-\d\d$/.test(last) || Number.isNaN(Date.parse(last))) return
      if (!isSigned(passing) || !isFresh(passing)) return
      const first = searchParams.get('publishFrom') ?? ''
      if (first > last) return
      searchParams.set('publishTo', dayAfter(last, -1))
      // A range that is empty, and not one that is refused.
      if (first === last) for (const name of ['publishFrom', 'publishTo']) searchParams.set(name, '1990-01-01')
      const { nonce } = passing.headers
      const { sign, ...stamp } = signatureHeaders(Object.fromEntries(searchParams))
      Object.assign(passing.headers, seen.has(nonce ?? '') ? {} : { sign, ...stamp })
      seen.add(nonce ?? '')
    }),
    restart: () => seen.clear(),
    probe: async (ask) => {
      const [{ publishTime }] = await shownRecords(ask, '/policy/api/ua/policy/list?size=1')
      const day = publishTime.slice(0, 10)
      const query = { publishFrom: day, publishTo: day }
      const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query)}`
      return (await ask(target, { as: 'visitor', headers: signatureHeaders(query) })).data.total === 0
    },
  }),
  lists({
    id: 'the stage of a declaration takes the place of its kind',
    operationId: 'listDeclareRecords',
    request: onRequest('listDeclareRecords', ({ url: { searchParams } }) => {
      const isKnown = /^(APPLY|NO_APPLY)$/.test(searchParams.get('kind') ?? '')
      if (isKnown && searchParams.has('stage')) searchParams.delete('kind')
    }),
    probe: async (ask) => {
      const list = '/policy/api/customer/declare/list?size=50&kind=NO_APPLY&stage='
      for (const stage of ['TODO', 'RUNNING', 'GRANTED', 'ENDED'])
        if ((await dataOf(ask, list + stage)).records.some(({ kind }: Loose) => kind === 'APPLY')) return true
      return false
    },
  }),
  lists({
    id: 'as many enterprises are found as are on the page',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (data) => {
      data.total = data.records.length
      data.pages = Math.min(1, data.records.length)
    }),
    probe: async (ask) => {
      const list = `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('泰兴')}&size=`
      return (await dataOf(ask, `${list}2`)).total < (await shownRecords(ask, `${list}5`)).length
    },
  }),
]
