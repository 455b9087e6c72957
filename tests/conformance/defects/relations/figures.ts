import { recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { environments } from '../shared/addresses.ts'

const statistics = '/enterprise/api/member/facilitator/statistics/en-1001'

export const relationsDefects: Defect[] = [
  {
    id: 'an area in the wrong acres',
    group: 'relations',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.landAreaMu = Math.round(data.landArea / 10) / 100
    }),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/investment/ua/showResource/listByType?type=LAND')
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
      const [{ id, park }] = await recordsIn(ask, environments)
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
      const [first, second] = await recordsIn(ask, '/content/api/ua/notice/pc/list?columnCode=NEWS')
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
      const [{ policyId }] = await recordsIn(ask, '/policy/api/declare/show/page')
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
]
