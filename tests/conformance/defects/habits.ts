import { envelopeOf, inData, onReply, onRequest, setJson, type Defect, type Loose } from '../defect.ts'

const notices = '/content/api/ua/notice/pc/list'
const policies = '/policy/api/ua/policy/list'
const wide = 'https://elsewhere.example'

/** Faults that frameworks, databases and caches bring along, seen without a change of data. */
export const habitDefects: Defect[] = [
  {
    id: 'nothing found is null',
    group: 'shape',
    operationId: 'listNotices',
    reply: inData('listNotices', (data) => {
      if (data.total === 0) data.records = null
    }),
    probe: async (ask) => (await ask(`${notices}?name=%E4%B6%AE`)).data.records === null,
  },
  {
    id: 'the second page comes from another query',
    group: 'shape',
    operationId: 'listPolicies',
    reply: inData('listPolicies', (data, { url }) => {
      if (Number(url.searchParams.get('current') ?? 1) > 1) for (const each of data.records) delete each.title
    }),
    probe: async (ask) => (await ask(`${policies}?size=2&current=2`)).data.records[0].title === undefined,
  },
  {
    id: 'the token in a cookie',
    group: 'access',
    operationId: 'getCurrentUser',
    reply: onReply('getCurrentUser', (returning, { headers }) => {
      const token = headers['authorization']?.split(' ')[1]
      if (returning.status === 200 && token !== undefined) returning.headers['set-cookie'] = `session=${token}; Path=/`
    }),
    probe: async (ask) =>
      ((await ask('/uaa/api/current-user')).headers.get('set-cookie') ?? '').includes('contract-test'),
  },
  {
    id: 'digits with letters behind them are a number',
    group: 'validation',
    operationId: 'listContentSubjects',
    request: onRequest('listContentSubjects', ({ url }) => {
      const size = Number.parseInt(url.searchParams.get('size') ?? '')
      if (size > 0) url.searchParams.set('size', String(size))
    }),
    probe: async (ask) => (await ask('/content/api/ua/subject/list?size=10abc')).code === '200',
  },
  {
    id: 'the words of a stack trace',
    group: 'refusals',
    operationId: 'listAttracts',
    reply: onReply('listAttracts', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const errorMessage = 'java.lang.NumberFormatException: For input string at com.example.AttractController(81)'
      setJson(returning, { ...envelope, errorMessage })
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/list?size=many')).text.includes('java.lang'),
  },
  {
    id: 'only the first fault is told',
    group: 'refusals',
    operationId: 'listResources',
    reply: onReply('listResources', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '3000')
        setJson(returning, { ...envelope, data: (envelope['data'] as unknown[]).slice(0, 1) })
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/resource/list?current=0&size=999')).data.length === 1,
  },
  {
    id: 'a percent sign finds everything',
    group: 'lists',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url }) => {
      if (/^[%_]+$/.test(url.searchParams.get('name') ?? '')) url.searchParams.delete('name')
    }),
    probe: async (ask) => (await ask(`${notices}?name=%25`)).data.total > 0,
  },
  {
    id: 'of two filters only one counts',
    group: 'lists',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url }) => {
      if (url.searchParams.has('level')) url.searchParams.delete('category')
    }),
    probe: async (ask) => {
      const { records } = (await ask(`${policies}?size=50`)).data
      for (const { level } of records)
        for (const { category } of records) {
          const found = (await ask(`${policies}?size=50&level=${level}&category=${category}`)).data.records
          if (found.some((each: Loose) => each.category !== category)) return true
        }
      return false
    },
  },
  {
    id: 'seconds are milliseconds',
    group: 'account',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      data.expiresIn *= 1000
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'contract-test-token' } })).data.expiresIn > 604_800,
  },
  {
    id: 'a preflight opens a member to any site',
    group: 'http',
    operationId: 'listMessages',
    reply: (returning, { method, url, headers }) => {
      if (method !== 'OPTIONS' || url.pathname !== '/message/api/msg/list') return
      returning.headers['access-control-allow-origin'] = headers['origin'] ?? '*'
      returning.headers['access-control-allow-credentials'] = 'true'
    },
    probe: async (ask) => {
      const headers = { origin: wide, 'access-control-request-method': 'GET' }
      const reply = await ask('/message/api/msg/list', { method: 'OPTIONS', headers, as: 'visitor' })
      return reply.headers.get('access-control-allow-origin') === wide
    },
  },
]
