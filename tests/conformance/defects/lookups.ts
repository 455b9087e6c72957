import { changeBody, inData, onRequest, type Ask, type Defect, type Loose } from '../defect.ts'

const records = async (ask: Ask, target: string): Promise<Loose[]> => (await ask(target)).data.records
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
const consult = '/consult/api/customer'
const words = async (ask: Ask, keyword: string) =>
  (await ask(`/policy/api/ua/policy/associate?keyword=${keyword}`)).data.policies as Loose[]

/** What a search finds and in which order, and answers that agree neither with another operation nor with their rule. */
export const lookupDefects: Defect[] = [
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
        (await records(ask, offices)).some(isBoth) && !(await records(ask, `${offices}&tradeType=RENT`)).some(isBoth)
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
      (await records(ask, `${resources}?region=321283`)).length > 0 &&
      (await records(ask, `${resources}?region=321200`)).length === 0,
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
      (await records(ask, `${demands}?categoryId=dc-11`)).length > 0 &&
      (await records(ask, `${demands}?categoryId=dc-1`)).length === 0,
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
      const found = await records(ask, '/content/api/ua/notice/pc/list')
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
      const found = await records(ask, '/supanddem/api/customer/demand/demandList?size=50')
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
      const ends = (await records(ask, '/policy/api/ua/declare/page')).map(({ end }) => end ?? '9999-12-31')
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
      (await records(ask, declarations)).some(({ status }) => status === 'RETURNED') &&
      (await records(ask, `${declarations}&stage=TODO`)).every(({ status }) => status !== 'RETURNED'),
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
  {
    // getPolicyMatch: the same as in the member’s report; what is missing is unknown.
    id: 'what is not known counts as unfit for a single policy',
    group: 'relations',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', ({ conditions }) => {
      for (const each of conditions)
        if (each.status === 'UNKNOWN') Object.assign(each, { status: 'UNMET', statusDesc: '不符合' })
    }),
    probe: async (ask) => {
      const match = '/policy/api/customer/policy/match'
      const { groups } = (await ask(`${match}/report`, { body: { enId: 'en-1001', enInfoJson: '{}' } })).data
      const isUnknown = ({ conditions }: Loose) => conditions.some(({ status }: Loose) => status === 'UNKNOWN')
      const { policyId } = groups.flatMap(({ items }: Loose) => items).find(isUnknown)
      return !isUnknown((await ask(`${match}/item?enId=en-1001&policyId=${policyId}`)).data)
    },
  },
  {
    id: 'a policy’s title from before it was passed',
    group: 'relations',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', ({ relatedPolicies }) => {
      for (const each of relatedPolicies) each.title = `${each.title.slice(0, 90)}（征求意见稿）`
    }),
    probe: async (ask) => {
      const [{ id, title }] = (await ask('/content/api/ua/subject/details/su-1001')).data.relatedPolicies
      return (await ask(`/policy/api/ua/policy/detail?id=${id}`)).data.title !== title
    },
  },
  {
    // getCalendarDay: with the events.
    id: 'a day without the events that its month counts',
    group: 'relations',
    operationId: 'getCalendarDay',
    reply: inData('getCalendarDay', (entries) => entries.filter(({ type }: Loose) => type !== 'ACTIVITY')),
    probe: async (ask) => {
      const date = (await ask('/supanddem/api/ua/customer/event/detail?id=ev-1001')).data.startTime.slice(
        0,
        10,
      ) as string
      const [year, month] = date.split('-').map(Number)
      const { days } = (await ask(`/policy/api/ua/calendar/month?year=${year}&month=${month}`)).data
      const entries = (await ask(`/policy/api/ua/calendar/day?date=${date}`)).data
      const counted = days.find((day: Loose) => day.date === date).activityCount
      return counted > 0 && entries.every(({ type }: Loose) => type !== 'ACTIVITY')
    },
  },
  {
    // CloudStarOutcome: at most one star above the one that is held.
    id: 'stars are skipped',
    group: 'rules',
    operationId: 'commitCloud',
    reply: inData('commitCloud', ({ cloud }) => {
      cloud.applyNext = cloud.levelByScore
    }),
    probe: async (ask) => {
      const infrastructure = ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY']
      const businessDomains = ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT', 'AFTER_SALES']
      const devices = { deviceRatio: 60, deviceKinds: ['HIGH_ENERGY', 'SMART', 'NEW_ENERGY'], hasEdgeProcessing: true }
      const use = { models: ['MARKET', 'QUALITY', 'PROCESS', 'ENERGY'], paidAmount: 70, effect: 'HIGH', heldLevel: 0 }
      const body = { inputYear: 2025, inputs: { monthsOfUse: 6, infrastructure, businessDomains, ...devices, ...use } }
      return (await ask(`${consult}/cloud/commit`, { body, as: 'visitor' })).data.cloud.applyNext > 3
    },
  },
  {
    // hnte@2016, H6: the sums of three years.
    id: 'share of research of the last year for that of three',
    group: 'rules',
    operationId: 'saveTechnologyEvaluation',
    request: onRequest('saveTechnologyEvaluation', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        const { rdExpenses: spent, salesIncomes: sold, domesticRdExpenses } = inputs ?? {}
        if (!Array.isArray(spent) || !Array.isArray(sold) || spent.length !== sold.length) return
        const share = spent.at(-1) / sold.at(-1)
        if (domesticRdExpenses === undefined && Number.isFinite(share) && share >= 0)
          inputs.rdExpenses = sold.map((income: number) => Math.round(income * share * 100) / 100)
      }),
    ),
    probe: async (ask) => {
      const inputs = { rdExpenses: [100, 100, 600], salesIncomes: [10_000, 10_000, 10_000] }
      const { data } = await ask(`${consult}/eva/technology/save`, { body: { inputYear: 2025, inputs }, as: 'visitor' })
      return data.items.find(({ code }: Loose) => code === 'H6').status === 'MET'
    },
  },
  {
    // ScaleInputs: what is not filled in is not known.
    id: 'an enterprise without figures is a micro one',
    group: 'rules',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (typeof inputs?.industry !== 'string') return
        for (const name of ['employeeAmount', 'operatingIncome', 'totalAsset']) inputs[name] ??= 0
      }),
    ),
    probe: async (ask) => {
      const body = { inputs: { industry: 'BUILD', operatingIncome: 7000 } }
      return (await ask(`${consult}/eva/en/size`, { body, as: 'visitor' })).data.scale.scaleClass === 'MICRO'
    },
  },
]
