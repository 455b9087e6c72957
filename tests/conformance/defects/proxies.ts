import {
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  setJson,
  type Defect,
  type Loose,
  type Passing,
} from '../defect.ts'

const favourites = '/enterprise/api/member/facilitator/favorite/list'
const sql = 'Cannot add or update a child row: a foreign key constraint fails (`policy`.`t_subscription`)'
const shortened = new WeakSet<Passing>()

/** What handlers of exceptions and proxies make of requests and replies; and a limit compared the wrong way. */
export const proxyDefects: Defect[] = [
  {
    id: 'the error page of the framework',
    group: 'refusals',
    operationId: 'getPolicySubject',
    reply: onReply('getPolicySubject', (returning, { url }) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4040') return
      const told = { timestamp: new Date().toISOString(), status: 404, error: 'Not Found', path: url.pathname }
      Object.assign(returning, jsonReply(told, 404))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/subject/details/none')).status === 404,
  },
  {
    id: 'an office that is not there is null',
    group: 'refusals',
    operationId: 'getOfficeResourceDetail',
    reply: onReply('getOfficeResourceDetail', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => (await ask('/investment/api/officeResource/detail?id=none')).code === '200',
  },
  {
    id: 'no row updated is fine',
    group: 'refusals',
    operationId: 'readMessage',
    write: true,
    reply: onReply('readMessage', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => (await ask('/message/api/msg/read?id=none', { method: 'POST' })).code === '200',
  },
  {
    id: 'what the database says',
    group: 'refusals',
    operationId: 'addTag',
    write: true,
    reply: onReply('addTag', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040')
        setJson(returning, { returnCode: '5000', errorMessage: sql })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/tag/add', { body: { tagId: 't-none' } })).text.includes('foreign key'),
  },
  {
    id: 'a preview as plain text',
    group: 'http',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status === 200) returning.headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = (await ask('/policy/api/show/declareFile/page')).data.records
      const reply = await ask(`/policy/api/declare/preview?docUrl=${encodeURIComponent(docUrl)}`)
      return (reply.headers.get('content-type') ?? '').includes('plain')
    },
  },
  {
    id: 'HEAD fails on the counties of a city',
    group: 'http',
    operationId: 'listCounties',
    reply: onReply('listCounties', (returning, { method }) => {
      if (method === 'HEAD') Object.assign(returning, jsonReply({ returnCode: '500', errorMessage: '系统异常' }, 500))
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/states/provinces/cities/321200/counties', { method: 'HEAD' })).status === 500,
  },
  {
    id: 'another method is an error of the system',
    group: 'http',
    operationId: 'listFacilitatorFavorites',
    reply: (returning, { url }) => {
      if (url.pathname === favourites && returning.status === 405)
        Object.assign(returning, jsonReply({ returnCode: '5000', errorMessage: '系统异常，请联系管理员' }))
    },
    probe: async (ask) => (await ask(favourites, { method: 'PUT', body: {} })).status === 200,
  },
  {
    id: 'three months are not long enough',
    group: 'rules',
    operationId: 'commitCloud',
    request: onRequest('commitCloud', (passing) => {
      changeBody(passing, ({ inputs }) => {
        const given = inputs as Record<string, unknown> | undefined
        if (given?.['monthsOfUse'] !== 3) return
        given['monthsOfUse'] = 2
        shortened.add(passing)
      })
    }),
    reply: (returning, passing) => {
      if (!shortened.has(passing)) return
      inData('commitCloud', ({ inputs, items }) => {
        for (const each of inputs) if (each.key === 'monthsOfUse') each.valueText = '3'
        for (const each of items) if (each.code === 'monthsOfUse') each.actualText = '3'
      })(returning, passing)
    },
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { monthsOfUse: 3, infrastructure: [], businessDomains: [], models: [] } }
      const { items } = (await ask('/consult/api/customer/cloud/commit', { body })).data
      return items.find(({ code }: Loose) => code === 'monthsOfUse').status === 'UNMET'
    },
  },
]
