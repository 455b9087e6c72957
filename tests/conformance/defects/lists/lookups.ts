import { recordsIn } from '../../asked.ts'
import { type Ask, type Defect, type Loose, inData, onRequest } from '../../defect.ts'

const none = (page: Loose) => Object.assign(page, { records: [], total: 0, pages: 0 })

const without = (page: Loose, isLost: (record: Loose) => boolean) => {
  const kept = page.records.filter((record: Loose) => !isLost(record))
  page.total -= page.records.length - kept.length
  page.pages = Math.ceil(page.total / page.size)
  page.records = kept
}

const offices = '/investment/ua/showResource/listByType?type=OFFICE&size=50'

const resources = '/supanddem/api/ua/show/resource/list'

const demands = '/supanddem/api/ua/show/demand/list'

const declarations = '/policy/api/customer/declare/list?size=50'

const words = async (ask: Ask, keyword: string) =>
  (await ask(`/policy/api/ua/policy/associate?keyword=${keyword}`)).data.policies as Loose[]

export const listsDefects: Defect[] = [
  {
    // associatePolicyWords: pinyin and its initials find, too.
    id: 'letters find no words',
    group: 'lists',
    operationId: 'associatePolicyWords',
    reply: inData('associatePolicyWords', (_, { url }) =>
      /^[a-z]+$/i.test(url.searchParams.get('keyword') ?? '')
        ? { associateWords: [], tags: [], policies: [] }
        : undefined,
    ),
    probe: async (ask) =>
      (await words(ask, 'zhineng')).length === 0 && (await words(ask, encodeURIComponent('智能'))).length > 0,
  },
  {
    // tradeType: RENT and SALE take in BOTH.
    id: 'what is for rent and sale is not for rent',
    group: 'lists',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (page, { url }) => {
      if (url.searchParams.has('tradeType')) without(page, ({ tradeType }) => tradeType === 'BOTH')
    }),
    probe: async (ask) => {
      const isBoth = ({ tradeType }: Loose) => tradeType === 'BOTH'
      return (
        (await recordsIn(ask, offices)).some(isBoth) &&
        !(await recordsIn(ask, `${offices}&tradeType=RENT`)).some(isBoth)
      )
    },
  },
  {
    // region: with what belongs to it.
    id: 'a city has no resources in its counties',
    group: 'lists',
    operationId: 'listResources',
    reply: inData('listResources', (page, { url }) => {
      if (/^\d{4}00$/.test(url.searchParams.get('region') ?? '')) none(page)
    }),
    probe: async (ask) =>
      (await recordsIn(ask, `${resources}?region=321283`)).length > 0 &&
      (await recordsIn(ask, `${resources}?region=321200`)).length === 0,
  },
  {
    // categoryId: one of the first level takes in those below it.
    id: 'nothing stands under a category of the first level',
    group: 'lists',
    operationId: 'listDemands',
    reply: inData('listDemands', (page, { url }) => {
      if (/^dc-\d$/.test(url.searchParams.get('categoryId') ?? '')) none(page)
    }),
    probe: async (ask) =>
      (await recordsIn(ask, `${demands}?categoryId=dc-11`)).length > 0 &&
      (await recordsIn(ask, `${demands}?categoryId=dc-1`)).length === 0,
  },
  {
    // listNotices: pinned ones first.
    id: 'pinned notices come last',
    group: 'lists',
    operationId: 'listNotices',
    reply: inData('listNotices', (page) => {
      page.records.sort((a: Loose, b: Loose) => Number(a.top) - Number(b.top))
    }),
    probe: async (ask) => {
      const found = await recordsIn(ask, '/content/api/ua/notice/pc/list')
      return !found[0].top && found.at(-1).top === true
    },
  },
  {
    // listCustomerDemands: without those of the member’s own enterprises.
    id: 'own demands among those to dock with',
    group: 'lists',
    operationId: 'listCustomerDemands',
    request: onRequest('listCustomerDemands', ({ url, headers }) => {
      if (headers['authorization'] === 'Bearer contract-test-token' && !url.searchParams.has('enId'))
        headers['authorization'] = 'Bearer conformance-second-member-token'
    }),
    probe: async (ask) => {
      const found = await recordsIn(ask, '/supanddem/api/customer/demand/demandList?size=50')
      return found.some(({ id }) => id === 'de-1016')
    },
  },
  {
    // pageDeclarations: first what can be declared, and of that what ends first.
    id: 'batches in the order of their first days',
    group: 'lists',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', (page) => {
      page.records.sort((a: Loose, b: Loose) => (a.start < b.start ? 1 : -1))
    }),
    probe: async (ask) => {
      const ends = (await recordsIn(ask, '/policy/api/ua/declare/page')).map(({ end }) => end ?? '9999-12-31')
      return ends.some((end, at) => at > 0 && end < ends[at - 1])
    },
  },
  {
    // DeclareStage: MATCHED and RETURNED are to do.
    id: 'nothing to do about what was sent back',
    group: 'lists',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', (page, { url }) => {
      if (url.searchParams.get('stage') === 'TODO') without(page, ({ status }) => status === 'RETURNED')
    }),
    probe: async (ask) =>
      (await recordsIn(ask, declarations)).some(({ status }) => status === 'RETURNED') &&
      (await recordsIn(ask, `${declarations}&stage=TODO`)).every(({ status }) => status !== 'RETURNED'),
  },
  {
    // AttributeLevelList: from the highest.
    id: 'levels from the lowest',
    group: 'lists',
    operationId: 'listAttributeLevels',
    reply: inData('listAttributeLevels', (levels) => {
      levels.reverse()
    }),
    probe: async (ask) => {
      const query = `parent=PO_TECHNICAL&code=${encodeURIComponent('企业技术中心')}`
      const levels = (await ask(`/enterprise/api/ua/policy/attribute/level?${query}`)).data
      return levels.length > 1 && levels.at(-1).level === 'NATIONAL'
    },
  },
]
