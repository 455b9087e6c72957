import { dataOf, parameter, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { demandList, notices } from '../shared/addresses.ts'
import { byText, encoded } from '../shared/values.ts'
import { lists } from '../../groups.ts'

const products = '/enterprise/api/ua/facilitator/product'
const files = '/policy/api/show/declareFile/page'
const resources = '/supanddem/api/ua/show/resource/list'

const levelOf = parameter('level')

/** The demand type that was asked for, kept until the page is cut. */
function filteredLate(): Pick<Defect, 'request' | 'reply'> {
  const types = new WeakMap<object, string>()
  return {
    request: onRequest('listDemands', (passing) => {
      const { searchParams } = passing.url
      const type = searchParams.get('demandType') ?? ''
      if (!['TECH', 'FINANCE', 'TALENT', 'SPACE'].includes(type)) return
      types.set(passing, type)
      searchParams.delete('demandType')
    }),
    reply: inData('listDemands', (data, passing) => {
      const type = types.get(passing)
      if (type !== undefined) data.records = data.records.filter(({ demandType }: Loose) => demandType === type)
    }),
  }
}

export const listsDefects: Defect[] = [
  lists({
    id: 'a word in the box makes the column forgotten',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      const isColumn = /^(NEWS|NOTICE|PUBLICITY|INTERPRET|MEDIA|CASE)$/.test(searchParams.get('columnCode') ?? '')
      if (isColumn && (searchParams.get('name') ?? '').trim() !== '') searchParams.delete('columnCode')
    }),
    probe: async (ask) => {
      const found = await shownRecords(ask, `${notices}?columnCode=NOTICE&name=${encoded('示例')}&size=50`)
      return found.some(({ columnCode }) => columnCode === 'NEWS')
    },
  }),
  lists({
    id: 'the total is that of the page alone',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data) => {
      data.total = data.records.length
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const second = await dataOf(ask, `${products}?size=2&current=2`)
      return second.records.length === 2 && second.total === 2
    },
  }),
  lists({
    id: 'no page has more than twenty files',
    operationId: 'pageDeclareFiles',
    request: onRequest('pageDeclareFiles', ({ url: { searchParams } }) => {
      if (/^([2-4]\d|50)$/.test(searchParams.get('size') ?? '')) searchParams.set('size', '20')
    }),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, `${files}?size=50`)
      return total > 20 && records.length === 20
    },
  }),
  lists({
    id: 'industries are sorted by their names',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) =>
      data.toSorted((one: Loose, other: Loose) => byText(one.name, other.name)),
    ),
    probe: async (ask) => {
      const codes = (await dataOf(ask, '/supanddem/api/ua/show/category/industryCategoryList')).map(
        ({ code }: Loose) => code,
      )
      return codes.length > 1 && codes.join('') !== codes.toSorted().join('')
    },
  }),
  lists({
    id: 'the levels are counted among the level that is picked already',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', (data, passing) => {
      const picked = levelOf(passing).split(',').filter(Boolean)
      if (picked.length > 0) data.facets.level = data.facets.level.filter(({ value }: Loose) => picked.includes(value))
    }),
    probe: async (ask) => {
      const query = { level: 'COUNTY', size: '3' }
      const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query).toString()}`
      const { data } = await ask(target, { as: 'visitor', headers: signatureHeaders(query) })
      return data.facets.level.length === 1
    },
  }),
  lists({
    id: 'the kind of demand is picked out after the page is cut',
    operationId: 'listDemands',
    ...filteredLate(),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, `${demandList}?demandType=FINANCE&size=5`)
      return total > 5 && records.length < 5
    },
  }),
  lists({
    id: 'the pages of resources are counted from zero',
    operationId: 'listResources',
    request: onRequest('listResources', ({ url: { searchParams } }) => {
      const current = searchParams.get('current') ?? '1'
      if (/^[1-9]\d{0,4}$/.test(current)) searchParams.set('current', String(Number(current) + 1))
    }),
    reply: inData('listResources', (data) => {
      data.current -= 1
    }),
    probe: async (ask) => {
      const { records, total, current } = await dataOf(ask, `${resources}?current=1&size=50`)
      return current === 1 && total > 50 && records.length === total - 50
    },
  }),
  lists({
    id: 'an empty list of favourites has one page',
    operationId: 'listInvestmentFavorites',
    reply: inData('listInvestmentFavorites', (data) => {
      data.pages = Math.max(1, data.pages)
    }),
    probe: async (ask) => {
      const { total, pages } = await dataOf(ask, '/investment/api/customer/favorite/list')
      return total === 0 && pages === 1
    },
  }),
]
