import { recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { demandList } from '../shared/addresses.ts'

const products = '/enterprise/api/ua/facilitator/product'

const houses = '/investment/ua/showResource/listByType?type=HOUSE&size=50'

const resources = '/supanddem/api/ua/show/resource/list'

const attracts = '/content/api/ua/attract/list'

const files = '/policy/api/show/declareFile/page'

const without = (data: Loose, isLost: (record: Loose) => boolean) => {
  const kept = data.records.filter((record: Loose) => !isLost(record))
  data.total -= data.records.length - kept.length
  data.pages = Math.ceil(data.total / data.size)
  data.records = kept
}

export const listsDefects: Defect[] = [
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
      const one = (await recordsIn(ask, `${attracts}?size=3`)).at(-1).id
      return (await recordsIn(ask, `${attracts}?size=3&current=2`))[0].id === one
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
      return (await recordsIn(ask, `${products}?priceType=FIXED&size=5&current=${pages}`)).length === 0
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
      const { price } = (await recordsIn(ask, houses)).find((each) => each.price > 0)
      return !(await recordsIn(ask, `${houses}&maxPrice=${price}`)).some((each) => each.price === price)
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
      (await recordsIn(ask, `${demandList}?budget=UNDER_10`)).some(({ budgetType }) => budgetType === 'NEGOTIABLE'),
  },
  {
    id: 'another order than the documented one',
    group: 'lists',
    operationId: 'listResources',
    request: onRequest('listResources', ({ url }) => {
      if (!url.searchParams.has('sort')) url.searchParams.set('sort', 'VIEW')
    }),
    probe: async (ask) => {
      const times = (await recordsIn(ask, `${resources}?size=50`)).map(({ publishTime }) => publishTime)
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
      const { id, title } = (await recordsIn(ask, files))[0]
      const word = encodeURIComponent(title.slice(2, 6))
      return !(await recordsIn(ask, `${files}?size=50&keyword=${word}`)).some((each) => each.id === id)
    },
  },
]
