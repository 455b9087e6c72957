import { inData, onReply, onRequest, type Ask, type Defect, type Loose, type Returning } from '../defect.ts'

const products = '/enterprise/api/ua/facilitator/product'
const houses = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
const demands = '/supanddem/api/ua/show/demand/list'
const resources = '/supanddem/api/ua/show/resource/list'
const attracts = '/content/api/ua/attract/list'
const files = '/policy/api/show/declareFile/page'
const types = '/supanddem/api/ua/show/category/typeList'

const records = async (ask: Ask, target: string): Promise<Loose[]> => (await ask(target)).data.records
const without = (data: Loose, isLost: (record: Loose) => boolean) => {
  const kept = data.records.filter((record: Loose) => !isLost(record))
  data.total -= data.records.length - kept.length
  data.pages = Math.ceil(data.total / data.size)
  data.records = kept
}
const asDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** What statements of a database, and what keeps their results, get wrong. */
export const queryDefects: Defect[] = [
  {
    id: 'an order without a tie-break gives a record twice',
    group: 'lists',
    operationId: 'listAttracts',
    reply: (() => {
      const last = new Map<string, Loose>()
      return inData('listAttracts', (data, { url }) => {
        const page = Number(url.searchParams.get('current') ?? 1)
        const query = new URLSearchParams(url.search)
        query.delete('current')
        const before = last.get(`${query.toString()} ${page - 1}`)
        if (before !== undefined && data.records.length > 0) data.records[0] = before
        last.set(`${query.toString()} ${page}`, data.records.at(-1))
      })
    })(),
    probe: async (ask) => {
      const one = (await records(ask, `${attracts}?size=3`)).at(-1).id
      return (await records(ask, `${attracts}?size=3&current=2`))[0].id === one
    },
  },
  {
    id: 'the total is counted before the filter',
    group: 'lists',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data, { url }) => {
      if (!url.searchParams.has('priceType')) return
      data.total += 9
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const { pages } = (await ask(`${products}?priceType=FIXED&size=5`)).data
      return (await records(ask, `${products}?priceType=FIXED&size=5&current=${pages}`)).length === 0
    },
  },
  {
    id: 'the upper bound does not belong to it',
    group: 'lists',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, { url }) => {
      const bound = url.searchParams.get('maxPrice')
      if (bound !== null) without(data, ({ price }) => price === Number(bound))
    }),
    probe: async (ask) => {
      const { price } = (await records(ask, houses)).find((each) => each.price > 0)
      return !(await records(ask, `${houses}&maxPrice=${price}`)).some((each) => each.price === price)
    },
  },
  {
    id: 'no budget is less than any',
    group: 'lists',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url }) => {
      if (url.searchParams.get('budget') === 'UNDER_10') url.searchParams.set('budget', 'NEGOTIABLE')
    }),
    probe: async (ask) =>
      (await records(ask, `${demands}?budget=UNDER_10`)).some(({ budgetType }) => budgetType === 'NEGOTIABLE'),
  },
  {
    id: 'another order than the documented one',
    group: 'lists',
    operationId: 'listResources',
    request: onRequest('listResources', ({ url }) => {
      if (!url.searchParams.has('sort')) url.searchParams.set('sort', 'VIEW')
    }),
    probe: async (ask) => {
      const times = (await records(ask, `${resources}?size=50`)).map(({ publishTime }) => publishTime)
      return times.some((time, at) => at > 0 && time > times[at - 1])
    },
  },
  {
    id: 'words are found at the beginning only',
    group: 'lists',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data, { url }) => {
      const word = url.searchParams.get('keyword')?.trim() ?? ''
      without(data, ({ title }) => !title.startsWith(word))
    }),
    probe: async (ask) => {
      const { id, title } = (await records(ask, files))[0]
      const word = encodeURIComponent(title.slice(2, 6))
      return !(await records(ask, `${files}?size=50&keyword=${word}`)).some((each) => each.id === id)
    },
  },
  {
    id: 'the day before, by universal time',
    group: 'relations',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const asked = Date.parse(url.searchParams.get('date') ?? '')
      if (!Number.isNaN(asked)) url.searchParams.set('date', asDay(asked - 86_400_000))
    }),
    probe: async (ask) => {
      const [year, month] = asDay(Date.now()).split('-')
      const { days } = (await ask(`/policy/api/ua/calendar/month?year=${year}&month=${Number(month)}`)).data
      for (const { date, startCount } of days) {
        const { data } = await ask(`/policy/api/ua/calendar/day?date=${date}`)
        if (data.filter(({ type }: Loose) => type === 'DECLARE_START').length !== startCount) return true
      }
      return false
    },
  },
  {
    id: 'the cache forgets what was asked',
    group: 'relations',
    operationId: 'listCategoryTypes',
    reply: (() => {
      let first: Returning | undefined
      return onReply('listCategoryTypes', (returning) => {
        if (!returning.body.includes('"200"')) return
        first ??= { ...returning }
        returning.body = first.body
      })
    })(),
    probe: async (ask) => (await ask(`${types}?type=DEMAND`)).text === (await ask(`${types}?type=RESOURCE`)).text,
  },
  {
    id: 'favourites are not in the statistics',
    group: 'relations',
    operationId: 'getMySupplyDemandStats',
    write: true,
    reply: inData('getMySupplyDemandStats', (data) => {
      data.favoriteDemandCount = 0
    }),
    probe: async (ask) => {
      const [{ id }] = await records(ask, demands)
      await ask('/supanddem/api/customer/demand/favorite', { body: { id, favorited: true } })
      const listed = await records(ask, '/supanddem/api/customer/demand/favorite/list')
      return listed.length > 0 && (await ask('/supanddem/api/customer/statistics')).data.favoriteDemandCount === 0
    },
  },
]
