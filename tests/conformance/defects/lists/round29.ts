import { dataOf, isLike, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { lists } from '../../groups.ts'
import { cutAnew, pageOf } from '../shared/pages.ts'
import { declareList, historyList } from '../shared/addresses.ts'

const attracts = '/content/api/ua/attract/list'

const notices = '/content/api/ua/notice/pc/list'

const products = '/enterprise/api/ua/facilitator/product'

const events = '/supanddem/api/ua/customer/event/page'

const land = '/investment/ua/showResource/listByType?type=LAND&size=50'

const demands = '/supanddem/api/ua/show/demand/list?size=50'

export const listsDefects: Defect[] = [
  lists({
    id: 'each further page of investment projects begins with the last of the page before',
    ...cutAnew('listAttracts', (records, { current, size }) => {
      const start = Math.max(0, (current - 1) * size - (current > 1 ? 1 : 0))
      return { records: records.slice(start, start + size), total: records.length }
    }),
    probe: async (ask) => {
      const first = await shownRecords(ask, `${attracts}?size=5`)
      const second = await shownRecords(ask, `${attracts}?size=5&current=2`)
      return second[0].id === first[4].id
    },
  }),
  lists({
    id: 'after the last page of the news comes the last page again',
    ...cutAnew(
      'listNotices',
      (records, page) => {
        const last = Math.max(1, Math.ceil(records.length / page.size))
        return { records: pageOf(records, { ...page, current: Math.min(page.current, last) }), total: records.length }
      },
      { when: ({ current }) => current > 1 },
    ),
    probe: async (ask) => (await shownRecords(ask, `${notices}?size=10&current=9`)).length > 0,
  }),
  lists({
    id: 'who types a name of a product no longer filters by the kind of price',
    operationId: 'listFacilitatorProducts',
    request: onRequest('listFacilitatorProducts', ({ url: { searchParams } }) => {
      if ((searchParams.get('name') ?? '').trim() !== '') searchParams.delete('priceType')
    }),
    probe: async (ask) => {
      const name = encodeURIComponent('检测')
      const found = await shownRecords(ask, `${products}?size=50&name=${name}&priceType=NEGOTIABLE`)
      return found.some(({ priceType }) => priceType !== 'NEGOTIABLE')
    },
  }),
  lists({
    id: 'the total of declarations is how many are on the page',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', (data) => {
      data.total = data.records.length
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const { total } = await dataOf(ask, `${declareList}?size=5`)
      return total < (await dataOf(ask, `${declareList}?size=50`)).records.length
    },
  }),
  lists({
    id: 'a percent sign finds every event',
    ...cutAnew(
      'pageEvents',
      (records, page) => {
        const word = (page.query.get('name') ?? '').trim()
        const found = records.filter(({ title, tags }) => [title, ...tags].some((text) => isLike(text, word)))
        return { records: pageOf(found, page), total: found.length }
      },
      { without: ['name'], when: ({ query }) => /^\s*[%_]+\s*$/.test(query.get('name') ?? '') },
    ),
    probe: async (ask) => (await shownRecords(ask, `${events}?name=%25`)).length > 0,
  }),
  lists({
    id: 'the history is filtered by its kind only after the page is cut',
    ...cutAnew(
      'listHistory',
      (records, page) => {
        const kind = page.query.get('targetType')
        const ofKind = records.filter(({ targetType }) => targetType === kind)
        return { records: pageOf(records, page).filter((each) => ofKind.includes(each)), total: ofKind.length }
      },
      { without: ['targetType'], when: ({ query }) => /^(POLICY|DEMAND)$/.test(query.get('targetType') ?? '') },
    ),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, `${historyList}?targetType=POLICY&size=3`)
      return records.length < Math.min(3, total)
    },
  }),
  lists({
    id: 'land of just the smallest area asked for is left out',
    ...cutAnew(
      'listShowResourcesByType',
      (records, page) => {
        const least = Number(page.query.get('minArea'))
        const larger = records.filter(({ area }) => area !== least)
        return { records: pageOf(larger, page), total: larger.length }
      },
      { when: ({ query }) => query.has('minArea') },
    ),
    probe: async (ask) => {
      const { id, area } = (await shownRecords(ask, land))[0]
      return !(await shownRecords(ask, `${land}&minArea=${area}`)).some((each) => each.id === id)
    },
  }),
  lists({
    id: 'demands for any region are not found by a region',
    ...cutAnew(
      'listDemands',
      (records, page) => {
        const bound = records.filter(({ expectRegion }) => expectRegion.length > 0)
        return { records: pageOf(bound, page), total: bound.length }
      },
      { when: ({ query }) => query.has('region') },
    ),
    probe: async (ask) => {
      const isForAny = ({ expectRegion }: Loose) => expectRegion.length === 0
      const found = await shownRecords(ask, `${demands}&region=321283`)
      return !found.some(isForAny) && (await shownRecords(ask, demands)).some(isForAny)
    },
  }),
]
