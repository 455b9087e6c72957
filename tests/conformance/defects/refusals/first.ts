import { type Defect, jsonReply, onRequest } from '../../defect.ts'

export const refusalsDefects: Defect[] = [
  {
    id: 'unknown policy is a server error',
    group: 'refusals',
    operationId: 'getPolicyDetail',
    request: onRequest('getPolicyDetail', ({ url }) =>
      /^[a-z]+-\d+$/.test(url.searchParams.get('id') ?? '')
        ? undefined
        : jsonReply({ returnCode: '500', errorMessage: '服务器内部错误' }, 500),
    ),
    probe: async (ask) => (await ask('/policy/api/ua/policy/detail?id=nobody-knows')).status === 500,
  },
  {
    id: 'unknown notice is another error',
    group: 'refusals',
    operationId: 'getNotice',
    reply: (returning, { operationId }) => {
      if (operationId === 'getNotice' && returning.body.includes('"4040"'))
        returning.body = Buffer.from(returning.body.toString().replace('"4040"', '"5000"'))
    },
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/detail/nobody-knows')).code === '5000',
  },
  {
    id: 'unknown event is the first one',
    group: 'refusals',
    operationId: 'getEventDetail',
    request: onRequest('getEventDetail', ({ url }) => {
      if (url.searchParams.get('id')?.includes('known') === true) url.searchParams.set('id', 'ev-1001')
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/customer/event/detail?id=nobody-knows-unknown')).code === '200',
  },
  {
    id: 'unknown resource is an empty success',
    group: 'refusals',
    operationId: 'getResource',
    request: onRequest('getResource', ({ url }) =>
      url.searchParams.get('id')?.includes('known') === true ? jsonReply({ returnCode: '200', data: null }) : undefined,
    ),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/resource/detail?id=nobody-knows-unknown')).code === '200',
  },
  {
    id: 'refusal without its list',
    group: 'refusals',
    operationId: 'listCounties',
    reply: (returning, { operationId }) => {
      if (operationId === 'listCounties' && returning.body.includes('"3000"'))
        returning.body = Buffer.from('{"returnCode":"3000","message":"参数错误"}')
    },
    probe: async (ask) => (await ask('/uaa/api/states/provinces/cities/!/counties')).text.includes('"message"'),
  },
  {
    id: 'refusal as HTML',
    group: 'refusals',
    operationId: 'pageEvents',
    reply: (returning, { operationId }) => {
      if (operationId === 'pageEvents' && returning.body.includes('"3000"')) {
        returning.body = Buffer.from('<h1>Bad Request</h1>')
        returning.headers['content-type'] = 'text/html'
      }
    },
    probe: async (ask) => (await ask('/supanddem/api/ua/customer/event/page?size=0')).text.startsWith('<h1>'),
  },
]
