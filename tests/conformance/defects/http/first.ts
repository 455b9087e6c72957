import { type Defect, jsonReply, onReply } from '../../defect.ts'

export const httpDefects: Defect[] = [
  {
    id: '405 without Allow',
    group: 'http',
    operationId: 'countDemands',
    reply: (returning, { url }) => {
      if (url.pathname === '/supanddem/api/ua/show/demand/count' && returning.status === 405)
        delete returning.headers['allow']
    },
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/demand/count', { method: 'PATCH' })).headers.get('allow') === null,
  },
  {
    id: 'other methods answer',
    group: 'http',
    operationId: 'listProvinces',
    request: (passing) => {
      if (passing.url.pathname === '/uaa/api/states/provinces' && passing.method !== 'OPTIONS') passing.method = 'GET'
      return undefined
    },
    probe: async (ask) => (await ask('/uaa/api/states/provinces', { method: 'PATCH' })).status === 200,
  },
  {
    id: 'HEAD is not found',
    group: 'http',
    operationId: 'countPolicies',
    request: ({ url, method }) =>
      url.pathname.endsWith('/policyCount') && method === 'HEAD' ? { ...jsonReply({}), status: 404 } : undefined,
    probe: async (ask) => (await ask('/policy/api/ua/policy/policyCount', { method: 'HEAD' })).status === 404,
  },
  {
    id: 'unknown paths are the home page',
    isAlone: true,
    group: 'http',
    operationId: 'getTenantInfo',
    request: ({ operationId, method }) =>
      operationId === undefined && method === 'GET'
        ? { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>Home</h1>') }
        : undefined,
    probe: async (ask) => (await ask('/uaa/api/nobody-knows')).status === 200,
  },
  {
    id: 'shared caches keep a member',
    group: 'http',
    operationId: 'getCurrentUser',
    reply: onReply('getCurrentUser', (returning) => void (returning.headers['cache-control'] = 'public, max-age=600')),
    probe: async (ask) =>
      (await ask('/uaa/api/current-user')).headers.get('cache-control')?.includes('public') === true,
  },
  {
    id: 'GBK',
    group: 'http',
    operationId: 'listIndustryCategories',
    reply: onReply(
      'listIndustryCategories',
      (returning) => void (returning.headers['content-type'] = 'application/json; charset=GBK'),
    ),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/category/industryCategoryList')).headers
        .get('content-type')
        ?.includes('GBK') === true,
  },
  {
    id: 'any site may read a member',
    group: 'http',
    operationId: 'listMyEventSigns',
    reply: onReply('listMyEventSigns', ({ headers: reply }, { headers }) => {
      if (headers['origin'] === undefined) return
      reply['access-control-allow-origin'] = headers['origin']
      reply['access-control-allow-credentials'] = 'true'
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/event/myList', { headers: { origin: 'https://other.example' } })).headers.get(
        'access-control-allow-origin',
      ) === 'https://other.example',
  },
]
