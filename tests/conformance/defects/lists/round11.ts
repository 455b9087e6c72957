import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'

const wholeNumber = (text: string, most: number): number | undefined =>
  /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined

/** Makes the pages of a list anew from all of its records. */
function pagedAnew(
  operationId: string,
  concerns: (query: URLSearchParams) => boolean,
  page: (records: Loose[], asked: { current: number; size: number; query: URLSearchParams }) => Loose,
): Pick<Defect, 'request' | 'reply'> {
  const waiting = new WeakMap<Passing, { current: number; size: number; query: URLSearchParams }>()
  return {
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const current = wholeNumber(searchParams.get('current') ?? '1', 1_000_000)
      const size = wholeNumber(searchParams.get('size') ?? '10', 50)
      if (current === undefined || size === undefined || !concerns(searchParams)) return
      waiting.set(passing, { current, size, query: new URLSearchParams(searchParams) })
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data: Loose, passing) => {
      const asked = waiting.get(passing)
      return asked === undefined ? data : { ...data, ...page(data.records, asked) }
    }),
  }
}

/** A list that leaves records out. */
function without(
  operationId: string,
  concerns: (query: URLSearchParams) => boolean,
  keep: (record: Loose, query: URLSearchParams) => boolean,
): Pick<Defect, 'request' | 'reply'> {
  return pagedAnew(operationId, concerns, (records, { current, size, query }) => {
    const kept = records.filter((record) => keep(record, query))
    const from = (current - 1) * size
    const pages = Math.ceil(kept.length / size)
    return { records: kept.slice(from, from + size), total: kept.length, size, current, pages }
  })
}

export const listsDefects: Defect[] = [
  lists({
    id: 'links are sorted as if their places were words',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data: Loose[]) => {
      for (const { items } of data) {
        items.sort((one: Loose, other: Loose) => (String(one.sort) < String(other.sort) ? -1 : 1))
      }
    }),
    probe: async (ask) => {
      const [{ items }] = await dataOf(ask, '/uaa/api/ua/module-config/list?moduleCode=FOOTER_LINK')
      return items[1].sort === 10
    },
  }),
  lists({
    id: 'products are not found under the name of who provides them',
    operationId: 'listFacilitatorProducts',
    ...without(
      'listFacilitatorProducts',
      (query) => (query.get('name') ?? '').trim() !== '',
      ({ name, applicationArea }, query) =>
        `${name} ${applicationArea}`.toLowerCase().includes((query.get('name') ?? '').trim().toLowerCase()),
    ),
    probe: async (ask) => {
      const list = '/enterprise/api/ua/facilitator/product'
      const [{ facilitatorName }] = await shownRecords(ask, list)
      return (await dataOf(ask, `${list}?name=${encodeURIComponent(facilitatorName)}`)).total === 0
    },
  }),
  lists({
    id: 'of several levels the first is heeded',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url }) => {
      const [first, ...others] = (url.searchParams.get('level') ?? '').split(',')
      if (first !== undefined && others.length > 0) url.searchParams.set('level', first)
    }),
    probe: async (ask) => {
      const totals: number[] = []
      for (const level of ['CITY', 'COUNTY', 'CITY,COUNTY']) {
        totals.push((await dataOf(ask, `/policy/api/ua/declare/page?size=1&level=${level}`)).total)
      }
      return totals[0] === totals[2] && totals[1] !== 0
    },
  }),
  lists({
    id: 'what costs nothing has no price to be in a band',
    operationId: 'listResources',
    ...without(
      'listResources',
      (query) => query.get('price') === 'UNDER_10',
      ({ priceType }) => priceType !== 'FREE',
    ),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/resource/list?size=50'
      const free = (await shownRecords(ask, list)).filter(({ priceType }) => priceType === 'FREE')
      const cheap = await shownRecords(ask, `${list}&price=UNDER_10`)
      return free.length > 0 && cheap.length > 0 && cheap.every(({ priceType }) => priceType !== 'FREE')
    },
  }),
  lists({
    id: 'whose price is negotiable is dearer than any limit',
    operationId: 'listShowResourcesByType',
    ...without(
      'listShowResourcesByType',
      (query) => query.has('maxPrice'),
      ({ price }) => price !== null && price !== undefined,
    ),
    probe: async (ask) => {
      for (const type of ['HOUSE', 'LAND', 'OFFICE', 'WAREHOUSE']) {
        const list = `/investment/ua/showResource/listByType?size=50&type=${type}`
        const negotiable = (await shownRecords(ask, list)).filter(({ price }) => price === null)
        const limited = await shownRecords(ask, `${list}&maxPrice=99999`)
        if (negotiable.length > 0) return limited.every(({ price }) => price !== null)
      }
      return false
    },
  }),
  lists({
    id: 'a page begins with the last entry of the one before',
    operationId: 'pageRobotKeywords',
    ...pagedAnew(
      'pageRobotKeywords',
      () => true,
      (records, { current, size }) => {
        const from = current === 1 ? 0 : (current - 1) * size - 1
        const pages = Math.ceil(records.length / size)
        return { records: current > pages ? [] : records.slice(from, from + size), size, current, pages }
      },
    ),
    probe: async (ask) => {
      const list = '/consult/api/ua/keyword/page?size=2'
      return (await shownRecords(ask, list))[1].id === (await shownRecords(ask, `${list}&current=2`))[0].id
    },
  }),
  lists({
    id: 'what is said only in the body of an article is not found',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data: Loose[], { url }) => {
      const keyword = (url.searchParams.get('keyword') ?? '').trim().toLowerCase()
      if (keyword === '') return data
      return data.flatMap((group) => {
        const articles = group.articles.filter(({ title, summary }: Loose) =>
          `${title}\n${summary}`.toLowerCase().includes(keyword),
        )
        return articles.length === 0 ? [] : [{ ...group, articles }]
      })
    }),
    probe: async (ask) => {
      const found = await dataOf(ask, `/content/api/ua/help/list?keyword=${encodeURIComponent('右上角')}`)
      return found.length === 0
    },
  }),
  lists({
    id: 'read=false is as good as nothing',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url }) => {
      if (url.searchParams.get('read') === 'false') url.searchParams.delete('read')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/message/api/msg/list?size=50&read=false')
      return records.some(({ read }: Loose) => read)
    },
  }),
]
