import { inData, onReply, setJson, envelopeOf, type Ask, type Defect, type Loose } from '../defect.ts'

const records = async (ask: Ask, target: string): Promise<Loose[]> => (await ask(target)).data.records
const statistics = '/enterprise/api/member/facilitator/statistics/en-1001'
const environments = '/investment/ua/showResource/listByType?type=ENVIRONMENT'

/** Figures, dates and references within one reply, or between two, that do not agree. */
export const figureDefects: Defect[] = [
  {
    id: 'latitude and longitude change places',
    group: 'shape',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', (data) => {
      ;[data.lng, data.lat] = [data.lat, data.lng]
    }),
    probe: async (ask) => {
      const [{ id, lng }] = await records(ask, environments)
      return (await ask(`/investment/ua/showResource/detailOfEnvironment?id=${id}`)).data.lng !== lng
    },
  },
  {
    id: 'an area in the wrong acres',
    group: 'relations',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.landAreaMu = Math.round(data.landArea / 10) / 100
    }),
    probe: async (ask) => {
      const [{ id }] = await records(ask, '/investment/ua/showResource/listByType?type=LAND')
      const { landArea, landAreaMu } = (await ask(`/investment/api/landResource/detail?id=${id}`)).data
      return Math.abs(landArea / landAreaMu - 666.67) > 10
    },
  },
  {
    id: 'scores that nobody gave',
    group: 'relations',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      data.scoreCounts[0].count += 3
    }),
    probe: async (ask) => {
      const { scoreCounts, evaluationCount } = (await ask(statistics)).data
      return scoreCounts.reduce((sum: number, { count }: Loose) => sum + count, 0) !== evaluationCount
    },
  },
  {
    id: 'the days end yesterday',
    group: 'relations',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      data.days.pop()
    }),
    probe: async (ask) => (await ask(`${statistics}?days=7`)).data.days.length === 6,
  },
  {
    id: 'every month has thirty days',
    group: 'relations',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days = data.days.slice(0, 30)
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/month?year=2026&month=10')).data.days.length === 30,
  },
  {
    id: 'another share is complete',
    group: 'relations',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => {
      data.completion = '100%'
    }),
    probe: async (ask) => {
      const { completion, enId } = (await ask('/policy/api/enterprise/sys/current/basic')).data
      return (await ask(`/enterprise/api/member/en/details?enId=${enId}`)).data.completion !== completion
    },
  },
  {
    id: 'an environment counts what is let',
    group: 'relations',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', (data) => {
      data.resourceCounts.house += 4
    }),
    probe: async (ask) => {
      const [{ id, park }] = await records(ask, environments)
      const { resourceCounts } = (await ask(`/investment/ua/showResource/detailOfEnvironment?id=${id}`)).data
      const houses = `/investment/ua/showResource/listByType?type=HOUSE&park=${encodeURIComponent(park)}`
      return (await ask(houses)).data.total !== resourceCounts.house
    },
  },
  {
    id: 'forward goes back',
    group: 'relations',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      ;[data.prev, data.next] = [data.next, data.prev]
    }),
    probe: async (ask) => {
      const [first, second] = await records(ask, '/content/api/ua/notice/pc/list?columnCode=NEWS')
      return (await ask(`/content/api/ua/notice/pc/detail/${first.id}`)).data.prev?.id === second.id
    },
  },
  {
    id: 'a policy recommends itself',
    group: 'relations',
    operationId: 'listPolicyRecommendations',
    reply: inData('listPolicyRecommendations', (data, { url }) => {
      if (data.length > 0) data[0].id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/recommend/p-1001')).data[0].id === 'p-1001',
  },
  {
    id: 'two copies of one dictionary',
    group: 'relations',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (data) => {
      for (const values of Object.values<Loose>(data)) values[0].label += '（旧）'
    }),
    probe: async (ask) => {
      const [one] = (await ask('/uaa/api/dict/value?typeCode=EN_TYPE')).data
      return (await ask('/uaa/api/dict/value/multiple?typeCodes=EN_TYPE')).data.EN_TYPE[0].label !== one.label
    },
  },
  {
    id: 'a policy that is nowhere else',
    group: 'relations',
    operationId: 'pageShownDeclarations',
    reply: inData('pageShownDeclarations', (data) => {
      for (const each of data.records) each.policyId = `old-${each.policyId}`
    }),
    probe: async (ask) => {
      const [{ policyId }] = await records(ask, '/policy/api/declare/show/page')
      return (await ask(`/policy/api/ua/policy/detail?id=${policyId}`)).code === '4040'
    },
  },
  {
    id: 'an article in another group',
    group: 'relations',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (data) => {
      data.category = data.category === 'ACCOUNT' ? 'POLICY' : 'ACCOUNT'
      data.categoryDesc = data.category === 'ACCOUNT' ? '账号与登录' : '政策查询与匹配'
    }),
    probe: async (ask) => {
      const [{ category, articles }] = (await ask('/content/api/ua/help/list')).data
      return (await ask(`/content/api/ua/help/detail/${articles[0].id}`)).data.category !== category
    },
  },
  {
    id: 'success tells of an error',
    group: 'shape',
    operationId: 'listCities',
    reply: onReply('listCities', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200') setJson(returning, { ...envelope, errorMessage: '操作成功' })
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces/320000/cities')).text.includes('操作成功'),
  },
  {
    id: 'the bounds of another table',
    group: 'rules',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      data.find(({ code }: Loose) => code === 'RETAIL').fields[0].bounds[0] = 200
    }),
    probe: async (ask) =>
      (await ask('/consult/api/customer/eva/industry/fields')).data.find(({ code }: Loose) => code === 'RETAIL')
        .fields[0].bounds[0] !== 300,
  },
  {
    id: 'what was replaced goes on',
    group: 'rules',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const each of data) if (each.supersededBy !== null) each.effectiveTo = null
    }),
    probe: async (ask) =>
      (await ask('/consult/api/ua/tool/rule/list')).data.some(
        ({ supersededBy, effectiveTo }: Loose) => supersededBy !== null && effectiveTo === null,
      ),
  },
  {
    id: 'a summary of another report',
    group: 'rules',
    operationId: 'createMatchReport',
    reply: inData('createMatchReport', (data) => {
      data.summary.potential += 2
    }),
    probe: async (ask) => {
      const enInfoJson = JSON.stringify({ completion: '10%', basicDTO: { name: '某企业' } })
      const { summary, groups } = (await ask('/policy/api/ua/policy/match/report', { body: { enInfoJson } })).data
      return (groups.find(({ bucket }: Loose) => bucket === 'POTENTIAL')?.items.length ?? 0) !== summary.potential
    },
  },
]
